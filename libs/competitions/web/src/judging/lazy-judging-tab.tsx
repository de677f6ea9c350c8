import { Suspense } from 'react';
import { lazyWithRetry } from '@upround/shared/ui';
import type { CompetitionView } from '../model/competition-view';
import { JudgingSkeleton } from './judging-skeleton';

const JudgingTab = /* @__PURE__ */ lazyWithRetry(() =>
  import('./judging-tab').then((m) => ({ default: m.JudgingTab })),
);

/** What a judge does; loaded for judges alone. */
export function LazyJudgingTab({ view }: { view: CompetitionView }) {
  return (
    <Suspense fallback={<JudgingSkeleton />}>
      <JudgingTab view={view} />
    </Suspense>
  );
}
