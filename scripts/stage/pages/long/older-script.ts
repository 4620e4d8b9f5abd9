/** Opens with the newest turns; when the top is reached, older ones come half a second later, and the view stays. */
export const olderScript = `
(() => {
  const BATCH = 20;
  const list = document.querySelector('infinite-scroller');
  const older = [...document.querySelector('#stage-turns').content.children];
  let loading = false;
  const next = () => older.splice(Math.max(0, older.length - BATCH)).map((turn) => turn.cloneNode(true));
  document.querySelector('.stage-scroll').style.overflow = 'hidden';
  Object.assign(list.style, { display: 'block', height: '560px', overflowY: 'auto', overflowAnchor: 'none' });
  list.append(...next());
  list.scrollTop = list.scrollHeight;
  list.addEventListener('scroll', () => {
    if (list.scrollTop > 40 || loading || older.length === 0) return;
    loading = true;
    setTimeout(() => {
      const before = list.scrollHeight;
      list.prepend(...next());
      list.scrollTop += list.scrollHeight - before;
      loading = false;
    }, 500);
  });
})();`;
