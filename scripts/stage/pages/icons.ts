function icon(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;
}

export const icons = {
  copy: icon('M7 7h9v9H7zM4 13V4h9'),
  send: icon('M10 16V4M5 9l5-5 5 5'),
  stop: icon('M6 6h8v8H6z'),
  plus: icon('M10 4v12M4 10h12'),
  good: icon('M4 9h3v7H4zM7 9l3-6c2 0 2 2 1 5h5l-1 8H7'),
  link: icon('M7 13l6-6M8 7h5v5'),
} as const;
