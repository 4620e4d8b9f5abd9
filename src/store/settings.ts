import { DEFAULT_SETTINGS, type Settings } from '../core/settings.ts';
import { db } from './db.ts';

/** Changes some of the settings; the others stay as they are. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  await db.transaction('rw', db.settings, async () => {
    const known = await db.settings.get('settings');
    await db.settings.put({ ...DEFAULT_SETTINGS, ...known, ...change, id: 'settings' });
  });
}
