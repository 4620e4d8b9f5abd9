import type { Attachment } from './message.ts';

const KINDS: Readonly<Record<Attachment['kind'], string>> = {
  image: 'Image',
  file: 'File',
  artifact: 'Artifact',
  report: 'Report',
};

/** What stands in a text for something that cannot travel as text: `[File: plan.pdf]`. */
export function attachmentLabel({ kind, name }: Attachment): string {
  return name === '' ? `[${KINDS[kind]}]` : `[${KINDS[kind]}: ${name}]`;
}
