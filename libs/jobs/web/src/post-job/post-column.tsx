import type { ReactNode } from 'react';

/** The column of the form. Where it is wide the preview has the room beside it, which is kept while there is none yet. */
export function PostColumn({ children }: { children: ReactNode }) {
  return (
    <div
      data-three-panes
      className="min-w-0 wide:w-full wide:max-w-content wide:shrink-0 wide:border-r"
    >
      {children}
    </div>
  );
}
