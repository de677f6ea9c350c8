import type { ReactNode } from 'react';

interface JobsHeadProps {
  /** As the page's `h1` says it, which is for screen readers. */
  title: string;
  /** One line on what the page is for. */
  line?: string | undefined;
  /** The main action last. */
  actions?: ReactNode;
}

/** The head of a page of jobs: title, one line, actions. */
export function JobsHead({ title, line, actions }: JobsHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-6 pb-4 medium:px-6">
      <div className="flex min-w-0 flex-col gap-1">
        <p aria-hidden className="text-title font-semibold wide:text-display">
          {title}
        </p>
        {line !== undefined && <p className="text-small text-muted">{line}</p>}
      </div>
      {actions !== undefined && <div className="flex items-center gap-3">{actions}</div>}
    </header>
  );
}
