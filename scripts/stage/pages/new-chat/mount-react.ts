import { createElement, type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';

/** What a site's `textarea` is known by, in React's names. */
type Marks = Readonly<Record<string, string>>;

/** A real React in the page, which holds the text and gives it to its `textarea`. Enter sends. */
export function mountReact(host: EditorHost, marks: Marks): MountedEditor {
  const held = { text: host.options.draft ?? '', set: (_: string) => {} };
  const send = () => {
    if (held.text.trim() === '') return;
    host.sent(held.text);
    held.set('');
  };
  const root = createRoot(host.place);
  flushSync(() => root.render(createElement(Box, { host, held, marks, send })));
  return { send, text: () => held.text };
}

interface BoxProps {
  readonly host: EditorHost;
  readonly held: { text: string; set: (text: string) => void };
  readonly marks: Marks;
  readonly send: () => void;
}

function Box({ host, held, marks, send }: BoxProps) {
  const [text, setText] = useState(held.text);
  held.set = setText;
  useEffect(() => {
    held.text = text;
    host.changed(text);
  }, [text, held, host]);
  return createElement('textarea', {
    ...marks,
    rows: 2,
    value: text,
    onChange: ({ target }: { readonly target: HTMLTextAreaElement }) =>
      setText((before) => keptText(host.options, before, target.value)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      send();
    },
  });
}
