import { mount } from 'svelte';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import Box from './svelte-box.svelte';

/**
 * A real Svelte in the page: the `textarea` is bound with `bind:value`. Enter sends. `marks`: the attributes that a
 * site's box is known by.
 */
export function mountSvelte(host: EditorHost, marks: Readonly<Record<string, string>>): MountedEditor {
  const box = mount(Box, { target: host.place, props: { host, marks } });
  return { send: () => box.send(), text: () => box.text() };
}
