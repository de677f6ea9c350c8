import type { ReactNode } from 'react';

export interface PageAsideProps {
  /** Names it for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * What a page of shape `reading` shows in place of the rail, as an outline. Its route says `hasAside`, and its parent is
 * positioned and as high as the page. Hidden below wide windows, where the page shows the same within its column.
 */
export function PageAside({ label, children }: PageAsideProps) {
  return (
    <aside
      aria-label={label}
      className="absolute inset-y-0 left-full hidden w-rail wide:block print:hidden"
    >
      <div className="sticky top-0 max-h-dvh overflow-y-auto py-4 pl-6">{children}</div>
    </aside>
  );
}
