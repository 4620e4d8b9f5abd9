import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Which folders of `src/` each folder may import from. The picture in the README is drawn from this table. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  markdown: ['core'],
  compaction: ['core'],
  digest: ['core'],
  redaction: ['core'],
  sites: ['core', 'markdown'],
  browser: ['core'],
  providers: ['core'],
  store: ['core'],
  formats: ['core'],
  protocol: ['core', 'browser'],
  page: ['core', 'markdown', 'sites', 'browser', 'protocol'],
  worker: ['core', 'compaction', 'digest', 'redaction', 'sites', 'browser', 'providers', 'store', 'protocol'],
  ui: ['core', 'markdown', 'compaction', 'sites', 'browser', 'providers', 'formats', 'store', 'protocol'],
};

/** Every library that ships, and the one folder that knows it. */
const HOMES: Readonly<Record<string, string>> = {
  marked: 'markdown',
  dexie: 'store',
  'fake-indexeddb': 'store',
  'webextension-polyfill': 'browser',
  valibot: 'protocol',
  preact: 'ui',
};

const MOST_LINES = 200;
const CLOCK_AND_DICE = /\b(Date\.now|new Date\(\)|performance\.now|Math\.random|crypto\.|setTimeout|setInterval)/;
const PURE = ['core', 'markdown', 'compaction', 'digest', 'redaction'];

interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

function sourcesUnder(folder: string): readonly Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(join(folder, name)));
}

function read(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm,
  );
  return { path, text, imports: [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '') };
}

const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path);
const folderOf = (path: string): string => path.split('/')[1] ?? '';
const isRelative = (specifier: string): boolean => specifier.startsWith('.');
const targetOf = ({ path }: Source, specifier: string): string =>
  relative(ROOT, resolve(ROOT, dirname(path), specifier));
const packageOf = (specifier: string): string =>
  specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '');

const source = sourcesUnder('src').filter((file) => !isTest(file));
const entrypoints = sourcesUnder('entrypoints');

describe('the picture is true', () => {
  test.each(Object.keys(MAY_IMPORT))('%s imports only from the floors below it', (folder) => {
    const wrong = source
      .filter(({ path }) => folderOf(path) === folder)
      .flatMap((file) => file.imports.filter(isRelative).map((specifier) => ({ file, to: targetOf(file, specifier) })))
      .filter(({ to }) => folderOf(to) !== folder && !MAY_IMPORT[folder]?.includes(folderOf(to)))
      .map(({ file, to }) => `${file.path} → ${to}`);
    expect(wrong).toEqual([]);
  });

  test('every folder of src is in the picture', () => {
    expect([...new Set(source.map(({ path }) => folderOf(path)))].filter((folder) => !(folder in MAY_IMPORT))).toEqual(
      [],
    );
  });

  test('every library has one home', () => {
    const wrong = source.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => !isRelative(specifier) && HOMES[packageOf(specifier)] !== folderOf(path))
        .map((specifier) => `${path} → ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every library that ships is in use', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies).toSorted()).toEqual(Object.keys(HOMES).toSorted());
  });

  test('only the worker writes the store', () => {
    const reading = ['src/store/read.ts', 'src/store/live.ts'];
    const writes = (to: string): boolean => to.startsWith('src/store/') && !reading.includes(to);
    const writers = source.filter((file) => file.imports.some((to) => writes(targetOf(file, to))));
    const others = writers
      .map(({ path }) => folderOf(path))
      .filter((folder) => folder !== 'worker' && folder !== 'store');
    expect(others).toEqual([]);
  });

  test('nobody imports an entrypoint, and an entrypoint only starts things', () => {
    const wrong = [...source, ...entrypoints].flatMap((file) =>
      file.imports.filter((to) => isRelative(to) && targetOf(file, to).startsWith('entrypoints/')),
    );
    expect(wrong.filter((to) => !to.endsWith('.css'))).toEqual([]);
    expect(entrypoints.filter(({ text }) => text.split('\n').length > 25).map(({ path }) => path)).toEqual([]);
  });

  test('there is no circle', () => {
    expect(circles(source)).toEqual([]);
  });
});

describe('the code keeps its shape', () => {
  test('imports name the file they mean', () => {
    const vague = source.flatMap(({ path, imports }) =>
      imports.filter((to) => isRelative(to) && !/\.(tsx?|css)$/.test(to)).map((to) => `${path} → ${to}`),
    );
    expect(vague).toEqual([]);
  });

  test(`no file is longer than ${MOST_LINES} lines`, () => {
    const long = source.filter(({ text }) => text.split('\n').length > MOST_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('the engines and the core have no clock and no dice', () => {
    const impure = source.filter(({ path, text }) => PURE.includes(folderOf(path)) && CLOCK_AND_DICE.test(text));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  test('no file is called after what it is not', () => {
    const vague = source.filter(({ path }) => /\/(utils?|helpers?|common|manager|service|handler)\b/.test(path));
    expect(vague.map(({ path }) => path)).toEqual([]);
  });
});

/** Import circles, each written once as `a → b → a`. */
function circles(files: readonly Source[]): readonly string[] {
  const targets = new Map(
    files.map((file) => [file.path, file.imports.filter(isRelative).map((to) => targetOf(file, to))]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const to of targets.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
}
