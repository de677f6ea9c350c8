import type { ReactNode } from 'react';
import { BareHeader } from '@upround/shared/routing';

/** What a page without bars needs all the same: whose it is, and ways to other pages. */
export function CalculatorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <BareHeader />
      <div className="relative mx-auto max-w-[calc(var(--container-content)+30rem)] px-4 py-6 medium:px-6 medium:py-8">
        {children}
      </div>
    </>
  );
}
