import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from './refusal.ts';

/** Makes the folder that the files go to. Throws a Refusal with exit code 2 where none can be written to. */
export function makeOutFolder(out: string): string {
  const folder = resolve(out);
  try {
    for (const missing of missingFolders(folder)) mkdirSync(missing);
    rmdirSync(mkdtempSync(join(folder, '.baton-')));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(2, `--out ${out} cannot be written to (${code ?? error}): give another folder.`);
  }
  return folder;
}

/** Outermost first. Made one by one: a recursive `mkdir` never ends in /proc. */
function missingFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at)) return statSync(at).isDirectory() ? missing.reverse() : refuseFile(at, folder);
    missing.push(at);
    if (at === dirname(at)) return missing.reverse();
  }
}

function refuseFile(file: string, folder: string): never {
  const what = file === folder ? 'is a file' : `cannot be a folder, since ${file} is a file`;
  throw new Refusal(2, `--out ${folder} ${what}: give the path of a folder.`);
}
