/** Within this many pixels of its bottom a scroller counts as being there: heights are rounded. */
const CLOSE = 2;

/** A chat that does not fill its scroller has nothing above or below: more comes only when one scrolls. */
export function fitsScroller(document: Document, scroller: string): boolean {
  const box = document.querySelector(scroller);
  return box !== null && box.clientHeight > 0 && box.scrollHeight <= box.clientHeight;
}

/** The view is at the bottom of the scroller, where the newest message is. */
export function isAtBottom(document: Document, scroller: string): boolean {
  const box = document.querySelector(scroller);
  if (box === null || box.clientHeight === 0) return false;
  return box.scrollHeight - box.scrollTop - box.clientHeight <= CLOSE;
}
