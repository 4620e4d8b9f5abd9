import { baseKeymap, splitBlock } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Schema } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { EditorHost, MountedEditor } from './start-editor.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
});

export interface ProseMirrorSite {
  readonly attributes: Record<string, string>;
  /** Shift+Enter: a new paragraph, or a line break within it. */
  readonly lineBreak: 'paragraph' | 'break';
  readonly placeholder: string;
}

/** A real ProseMirror in the page. Enter sends, as on the sites. */
export function mountProseMirror(host: EditorHost, site: ProseMirrorSite): MountedEditor {
  const send: Command = (state) => {
    const text = textOf(state.doc);
    if (text.trim() === '') return true;
    host.sent(text);
    view.updateState(freshState('', plugins));
    host.changed('');
    return true;
  };
  const breakLine = site.lineBreak === 'paragraph' ? splitBlock : hardBreak;
  const plugins = [history(), keymap({ Enter: send, 'Shift-Enter': breakLine }), keymap(baseKeymap)];
  const view: EditorView = new EditorView(host.place, {
    state: freshState(host.options.draft ?? '', plugins),
    attributes: (state) => attributesOf(state.doc, site),
    dispatchTransaction: (transaction) => {
      if (transaction.docChanged && host.options.refuses) {
        view.updateState(view.state);
        return;
      }
      if (host.options.holdsFast && shrinks(transaction)) {
        view.updateState(view.state);
        return;
      }
      view.updateState(cut(view.state.apply(transaction), host.options.cutsAt));
      if (transaction.docChanged) host.changed(textOf(view.state.doc));
    },
  });
  return { send: () => send(view.state, undefined, view), text: () => textOf(view.state.doc) };
}

function freshState(text: string, plugins: Plugin[]): EditorState {
  const lines = text.split('\n').map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]));
  return EditorState.create({ doc: schema.node('doc', null, lines), plugins });
}

const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView());
  return true;
};

function textOf(doc: Node): string {
  return doc.textBetween(0, doc.content.size, '\n', '\n');
}

function shrinks({ before, doc }: Transaction): boolean {
  return doc.textContent.length < before.textContent.length;
}

/** The state with everything behind the first `limit` characters taken away. */
function cut(state: EditorState, limit: number | undefined): EditorState {
  if (limit === undefined || state.doc.textContent.length <= limit) return state;
  let left = limit;
  let end = 0;
  state.doc.descendants((node, position) => {
    if (!node.isText || left === 0) return;
    const taken = Math.min(left, node.nodeSize);
    left -= taken;
    end = position + taken;
  });
  return state.apply(state.tr.delete(end, state.doc.content.size));
}

function attributesOf(doc: Node, { attributes, placeholder }: ProseMirrorSite): Record<string, string> {
  if (doc.textContent !== '' || doc.childCount > 1) return attributes;
  const look = `${attributes.class ?? ''} placeholder`.trim();
  return { ...attributes, class: look, 'data-placeholder': placeholder };
}
