/** ChatGPT and Open WebUI (`temporary-chat=true`), Claude (`incognito`): seen in reports, 2026-08. */
const SIGNS = /[?&](?:temporary-chat=true|incognito)(?:[&=#]|$)/;

/** Whether an address says that the chat at it is a temporary one: its site will not save it and gives it no id. */
export function isTemporary(address: string): boolean {
  return SIGNS.test(address);
}
