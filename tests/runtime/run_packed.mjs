// Boots a packed runtime in Node: node run_packed.mjs RUNTIME_FOLDER <{"imports": […], "requests": […]}
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
let task = '';
for await (const text of process.stdin.setEncoding('utf8')) task += text;
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const pyodide = await loadPyodide({
  indexURL: folder,
  env: { PYTHONPATH: '/lib/haftquiz.zip' },
  fsInit: async (FS) => FS.writeFile('/lib/haftquiz.zip', readFileSync(join(folder, 'haftquiz.zip'))),
});
const run = pyodide.runPython(`
def run(task):
    import importlib, json
    from haftquiz.quiz import service

    task = json.loads(task)
    missing = {}
    for name in task["imports"]:
        try:
            importlib.import_module(name)
        except ImportError as error:
            missing[name] = str(error)
    replies = [json.loads(service.handle(json.dumps(request))) for request in task["requests"]]
    return json.dumps({"missing": missing, "replies": replies, "doc": service.__doc__})

run
`);
process.stdout.write(run(task));
