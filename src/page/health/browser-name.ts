/** In the order to look for them: most say that they are another one, too. */
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Vivaldi', 'Chrome', 'Safari'];

/** A browser's name and first number, from what it says of itself: `Firefox 140`. */
export function browserName(userAgent: string): string {
  const name = BROWSERS.find((browser) => userAgent.includes(`${browser}/`));
  const number = name === undefined ? undefined : new RegExp(`${name}/(\\d+)`).exec(userAgent)?.[1];
  return name === undefined ? 'unknown browser' : `${name} ${number ?? ''}`.trim();
}
