import type { ReactNode } from 'react';

/** The column of the form. On wide screens the space beside it is reserved for the preview. */
export function PostColumn({ children }: { children: ReactNode }) {
  return (
    <div className="min-w-0 wide:w-full wide:max-w-content wide:shrink-0 wide:border-r">
      {children}
    </div>
  );
}
