import type { ReactNode } from 'react';

interface JobsHeadProps {
  /** As the page's `h1` says it, which is for screen readers. */
  title: string;
  /** One line on what the page is for; on phones its room belongs to the content. */
  line?: string | undefined;
  /** The main action last. On phones they are beside the title, so they are few and short. */
  actions?: ReactNode;
  /** What the page waits for, if anything; it may come late. On phones a row of its own. */
  main?: ReactNode;
}

/** The head of a page of jobs: title, one line, actions. */
export function JobsHead({ title, line, actions, main }: JobsHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 medium:gap-x-6 medium:gap-y-3 medium:px-6 medium:pt-6 medium:pb-4">
      <div className="flex min-h-10 min-w-0 flex-col justify-center gap-1 medium:grow medium:basis-72">
        <p aria-hidden className="text-display font-semibold">
          {title}
        </p>
        {line !== undefined && <p className="text-small text-muted max-medium:hidden">{line}</p>}
      </div>
      {main}
      {actions !== undefined && <div className="flex items-center gap-2 wide:gap-3">{actions}</div>}
    </header>
  );
}
