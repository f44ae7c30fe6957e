// Boots Pyodide in Node with the two floors and reports which modules of the standard library were in use.
// Run by runtime_trim.py: node runtime_probe.mjs PYODIDE_FOLDER FOLDER_OF_ZIPS <{"imports": […], "requests": […]}
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, archives] = process.argv.slice(2);
let task = '';
for await (const text of process.stdin.setEncoding('utf8')) task += text;
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);

/** @type {string[]} */
const printed = [];
const pyodide = await loadPyodide({
  indexURL: folder,
  stdLibURL: join(archives, 'python_stdlib.zip'),
  env: { PYTHONPATH: '/lib/haftquiz.zip' },
  stdout: (line) => printed.push(line),
  stderr: (line) => printed.push(line),
  fsInit: async (FS) => FS.writeFile('/lib/haftquiz.zip', readFileSync(join(archives, 'haftquiz.zip'))),
});

// An error that nobody catches is reported with a traceback: the modules for that must be there as well.
try {
  pyodide.runPython('raise RuntimeError("probe")');
} catch {
  // meant
}

const record = pyodide.runPython(`
def probe(task):
    import importlib, json, sys

    task = json.loads(task)
    for name in task["imports"]:
        try:
            importlib.import_module(name)
        except ImportError:
            if name.startswith("haftquiz"):
                raise
    from haftquiz.quiz import service

    replies = [json.loads(service.handle(json.dumps(request))) for request in task["requests"]]
    library = "/lib/python%d%d.zip/" % sys.version_info[:2]
    files = {
        module.__spec__.origin[len(library):]
        for module in list(sys.modules.values())
        if str(getattr(module.__spec__, "origin", "")).startswith(library)
    }
    return json.dumps({"files": sorted(files), "replies": replies, "python": sys.version.split()[0]})

probe
`);
try {
  process.stdout.write(record(task));
} catch (error) {
  console.error([...printed, /** @type {Error} */ (error).message].join('\n')); // not Node's dump of Pyodide's code
  process.exitCode = 1;
}
