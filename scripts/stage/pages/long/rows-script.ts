interface RowsOptions {
  /** Selectors: what scrolls, and what has the height of the whole chat. */
  readonly scroller: string;
  readonly sizer: string;
  /** The scroller counts from its bottom, upwards below zero. */
  readonly backwards: boolean;
}

/** A virtual list: rows near the view stand there, the others are gone; a height is guessed until it was measured. */
export function rowsScript({ scroller, sizer, backwards }: RowsOptions): string {
  return `
(() => {
  const [GUESS, OVERSCAN] = [180, 400];
  const rows = [...document.querySelector('#stage-turns').content.children];
  const scroller = document.querySelector('${scroller}');
  const sizer = document.querySelector('${sizer}');
  const heights = rows.map(() => GUESS);
  const mounted = new Map();
  Object.assign(sizer.style, { position: 'relative', padding: '0' });
  scroller.style.overflowAnchor = 'none';
  const furthest = () => scroller.scrollHeight - scroller.clientHeight;
  const top = () => (${backwards} ? furthest() + scroller.scrollTop : scroller.scrollTop);
  function pass() {
    let measuredAnew = false;
    let offset = 0;
    rows.forEach((row, index) => {
      const isNear = offset < top() + scroller.clientHeight + OVERSCAN && offset + heights[index] > top() - OVERSCAN;
      if (isNear && !mounted.has(index)) {
        const copy = row.cloneNode(true);
        Object.assign(copy.style, { position: 'absolute', left: '0', right: '0' });
        const next = [...mounted.keys()].filter((other) => other > index).sort((a, b) => a - b)[0];
        sizer.insertBefore(copy, next === undefined ? null : mounted.get(next));
        mounted.set(index, copy);
        const height = copy.offsetHeight + 22;
        measuredAnew ||= height !== heights[index];
        heights[index] = height;
      }
      if (!isNear && mounted.has(index)) {
        mounted.get(index).remove();
        mounted.delete(index);
      }
      if (mounted.has(index)) mounted.get(index).style.top = offset + 'px';
      offset += heights[index];
    });
    sizer.style.height = offset + 'px';
    return measuredAnew;
  }
  function render() { for (let passes = 0; passes < 20 && pass(); passes++); }
  scroller.addEventListener('scroll', () => requestAnimationFrame(render));
  render();
  for (let tries = 0; tries < 4; tries++) { scroller.scrollTop = ${backwards} ? 0 : scroller.scrollHeight; render(); }
})();`;
}
