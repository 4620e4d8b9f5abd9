import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';

/** As Lexical's own history plugin has it. Milliseconds. */
const MERGED_WITHIN = 1_000;

/** A real Lexical in the page. Enter sends. */
export function mountLexical(
  host: EditorHost,
  box: HTMLElement,
  registerKind: (editor: LexicalEditor) => () => void,
): MountedEditor {
  const editor = createEditor({ namespace: 'composer', onError: fail });
  box.contentEditable = 'true';
  host.place.append(box);
  editor.setRootElement(box);
  registerKind(editor);
  const write = (text: string) => editor.update(() => fill(text), { discrete: true, tag: 'history-merge' });
  let text = host.options.draft ?? '';
  registerHistory(editor, createEmptyHistoryState(), MERGED_WITHIN);
  write(text);
  editor.registerTextContentListener((now) => {
    const kept = keptText(host.options, text, now);
    text = kept;
    if (kept !== now) queueMicrotask(() => write(kept));
    host.changed(text);
  });
  const send = () => {
    if (text.trim() === '') return;
    host.sent(text);
    write('');
  };
  const onEnter = (event: KeyboardEvent | null): boolean => {
    if (event?.shiftKey) return false;
    event?.preventDefault();
    send();
    return true;
  };
  editor.registerCommand(KEY_ENTER_COMMAND, onEnter, COMMAND_PRIORITY_HIGH);
  return { send, text: () => editor.getEditorState().read(() => $getRoot().getTextContent()) };
}

function fill(text: string): void {
  const paragraph = $createParagraphNode();
  text.split('\n').forEach((line, index) => {
    if (index > 0) paragraph.append($createLineBreakNode());
    if (line !== '') paragraph.append($createTextNode(line));
  });
  $getRoot().clear().append(paragraph);
}

function fail(error: Error): never {
  throw error;
}
