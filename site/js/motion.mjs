// Short movements that show cause and effect; none where the reader wants none.

const QUICK = { duration: 180, easing: 'ease-out' };

/**
 * The card that has just been played goes from the hand to the table.
 * @param {DOMRect} from where it stood
 * @param {HTMLElement | null} table
 */
export function flyToTable(from, table) {
  const open = table?.querySelector('.top .card');
  if (!open || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = open.getBoundingClientRect();
  const scale = to.width ? from.width / to.width : 1;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  open.animate([{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], QUICK);
}
