import '@angular/compiler';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(mountAngular, enabledButton());

/** A real Angular in the page, compiled there: the `textarea` belongs to a form control. Enter sends. */
function mountAngular(host: EditorHost): MountedEditor {
  let text = host.options.draft ?? '';
  const prompt = new FormControl(text, { nonNullable: true });
  const send = () => {
    if (text.trim() === '') return;
    host.sent(text);
    prompt.setValue('');
  };
  prompt.valueChanges.subscribe((now) => {
    const kept = keptText(host.options, text, now);
    text = kept;
    if (kept !== now) prompt.setValue(kept, { emitEvent: false });
    host.changed(kept);
  });
  host.place.append(document.createElement('ms-prompt-box'));
  bootstrapApplication(boxOf(prompt, send), { providers: [provideZonelessChangeDetection()] });
  return { send, text: () => prompt.value };
}

function boxOf(prompt: FormControl<string>, send: () => void) {
  class Box {
    readonly form = prompt;
    send(event: Event) {
      event.preventDefault();
      send();
    }
  }
  return Component({
    selector: 'ms-prompt-box',
    imports: [ReactiveFormsModule],
    template: `<textarea formcontrolname="promptText" aria-label="Enter a prompt" rows="2" [formControl]="form"
      (keydown.enter)="send($event)"></textarea>`,
  })(Box) as typeof Box;
}
