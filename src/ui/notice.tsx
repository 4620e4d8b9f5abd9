import type { ComponentChildren, JSX } from 'preact';

interface NoticeProps {
  readonly tone: 'quiet' | 'good' | 'bad';
  /** What the notice is about, for tests. */
  readonly kind: 'failure' | 'carry';
  /** What is so. */
  readonly says: string;
  /** What to do next. */
  readonly next: string;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

export function Notice({ tone, kind, says, next, children }: NoticeProps): JSX.Element {
  return (
    <div
      class={`notice notice-${tone}`}
      role={tone === 'bad' ? 'alert' : undefined}
      data-testid="notice"
      data-notice={kind}
    >
      <p class="notice-says">{says}</p>
      <p class="notice-next">{next}</p>
      {children && <div class="notice-buttons">{children}</div>}
    </div>
  );
}
