/** Containers stay; what is in them comes a moment after they come near the view, and goes when they leave it. */
export const roomsScript = `
(() => {
  const scroller = document.querySelector('[data-scroll-root]');
  const thread = document.querySelector('#thread');
  const contents = new Map();
  for (const turn of document.querySelector('#stage-turns').content.children) {
    const room = turn.cloneNode(false);
    contents.set(room, turn);
    empty(room, 240);
    thread.append(room);
  }
  function empty(room, height) {
    room.dataset.isIntersecting = 'false';
    room.style.setProperty('--last-known-height', height + 'px');
    room.style.height = height + 'px';
    room.replaceChildren();
  }
  function fill(room) {
    if (room.dataset.isIntersecting !== 'true' || room.firstChild) return;
    room.style.height = '';
    room.append(...contents.get(room).cloneNode(true).childNodes);
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) { if (target.firstChild) empty(target, target.offsetHeight); continue; }
      target.dataset.isIntersecting = 'true';
      setTimeout(fill, 40, target);
    }
  }, { root: scroller, rootMargin: '500px 0px' });
  scroller.style.overflowAnchor = 'none';
  scroller.scrollTop = scroller.scrollHeight;
  for (const room of contents.keys()) observer.observe(room);
  setTimeout(() => { scroller.scrollTop = scroller.scrollHeight; }, 120);
})();`;
