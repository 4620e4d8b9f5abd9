import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** A new folder that goes when it is removed, or at the latest when the process ends. */
export function temporaryFolder(purpose: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `baton-${purpose}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.on('exit', remove);
  return { path, remove };
}
