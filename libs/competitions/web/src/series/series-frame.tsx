import type { ReactNode } from 'react';
import { BareHeader, type LayoutName } from '@upround/shared/routing';

interface SeriesFrameProps {
  layout: LayoutName;
  children: ReactNode;
}

/** Room around the page; where its layout has no bars, also whose it is and ways to other pages. */
export function SeriesFrame({ layout, children }: SeriesFrameProps) {
  if (layout === 'default') {
    return <div className="px-4 py-6 medium:px-6 medium:py-8">{children}</div>;
  }
  return (
    <div className="[--frame-bottom:0px]">
      <BareHeader />
      <div className="mx-auto max-w-[calc(var(--container-content)+30rem)] px-4 py-6 medium:px-6 medium:py-8">
        {children}
      </div>
    </div>
  );
}
