import type { ReactNode } from 'react';

/** Examples side by side under a small caption. */
export function Row({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {caption && <p className="text-caption text-muted">{caption}</p>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
