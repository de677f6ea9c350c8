import type { CSSProperties, ReactNode } from 'react';
import { BareHeader } from '@upround/shared/routing';

/** A rail as wide as beside the other pages of that kind. */
const NARROW = { '--rail': '30rem' } as CSSProperties;

/** What a page without layout needs all the same: whose it is, a way home, and room for text and an aside. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div style={NARROW}>
      <BareHeader />
      <div className="mx-auto flex max-w-frame justify-center">
        <div className="relative w-full max-w-content px-4 py-6 medium:px-6 medium:py-8">
          {children}
        </div>
        <div className="hidden w-rail shrink-0 wide:block" />
      </div>
    </div>
  );
}
