import type { JSX } from 'preact';
import type { Summarised } from '../core/summarised.ts';
import { type Format, fileName, formats } from '../formats/index.ts';
import { Menu } from './menu.tsx';
import type { PopupWorld } from './popup-world.ts';
import type { Act } from './use-status.ts';

interface ExportMenuProps {
  readonly world: PopupWorld;
  readonly chat: Summarised | undefined;
  readonly act: Act;
}

export function ExportMenu({ world, chat, act }: ExportMenuProps): JSX.Element {
  const items = formats.map((format) => ({
    id: format.id,
    label: `${format.name} (.${format.extension})`,
    choose: () => chat && act('export', () => saveAs(format, chat, world)),
  }));
  return <Menu id="export" label="Export" items={items} disabled={chat === undefined} />;
}

async function saveAs(format: Format, chat: Summarised, world: PopupWorld): Promise<string> {
  const preamble = await world.preamble(chat);
  const name = fileName(chat.conversation.title, format.extension);
  const content = format.render({ ...chat, preamble, exportedAt: world.now() });
  world.save({ name, mediaType: format.mediaType, content });
  return `Saved to your downloads: ${name}`;
}
