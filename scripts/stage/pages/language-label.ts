const NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  py: 'Python',
  sh: 'Bash',
  sql: 'SQL',
  text: 'Plain text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};

/** A language as sites write it above a code block. */
export function languageLabel(language: string): string {
  return NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
}
