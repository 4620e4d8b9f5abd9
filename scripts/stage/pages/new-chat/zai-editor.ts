import { mount } from 'svelte';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';
import Box from './zai-box.svelte';

startEditor(mountSvelte, enabledButton());

/** A real Svelte in the page: the `textarea` is bound with `bind:value`. Enter sends. */
function mountSvelte(host: EditorHost): MountedEditor {
  const box = mount(Box, { target: host.place, props: { host } });
  return { send: () => box.send(), text: () => box.text() };
}
