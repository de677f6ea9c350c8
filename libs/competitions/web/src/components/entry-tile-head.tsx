import type { ReactNode } from 'react';
import { BannerDrawing, Emblem } from '@upround/shared/ui';

interface EntryTileHeadProps {
  /** The title of the entry, of which both drawings are made. */
  title: string;
  /** What marks the entry, beside its emblem. */
  children?: ReactNode;
}

/** The top of an entry's card: a banner of its own with its emblem. */
export function EntryTileHead({ title, children }: EntryTileHeadProps) {
  return (
    <>
      <div className="h-16">
        <BannerDrawing seed={title.trim().toLowerCase()} />
      </div>
      <div className="-mt-6 flex items-end justify-between gap-3 px-4">
        <Emblem seed={title} size={48} className="ring-4 ring-surface-raised" />
        {children}
      </div>
    </>
  );
}
