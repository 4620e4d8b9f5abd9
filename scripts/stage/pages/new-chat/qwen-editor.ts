import { createApp, h, ref, vModelText, watch, withDirectives } from 'vue';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(mountVue, enabledButton());

/** A real Vue in the page: the `textarea` is bound with `v-model`. Enter sends. */
function mountVue(host: EditorHost): MountedEditor {
  const text = ref(host.options.draft ?? '');
  const drawn = ref(0);
  const send = () => {
    if (text.value.trim() === '') return;
    host.sent(text.value);
    text.value = '';
  };
  const take = (wanted: string) => {
    text.value = keptText(host.options, text.value, wanted);
    drawn.value++;
  };
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  watch(text, (now) => host.changed(now));
  const box = () =>
    h('textarea', {
      class: 'message-input-textarea',
      placeholder: 'How can I help you today?',
      rows: 2,
      'data-drawn': drawn.value,
      'onUpdate:modelValue': take,
      onKeydown,
    });
  createApp({ render: () => withDirectives(box(), [[vModelText, text.value]]) }).mount(host.place);
  return { send, text: () => text.value };
}
