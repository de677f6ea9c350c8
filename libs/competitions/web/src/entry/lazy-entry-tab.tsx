import { lazy, Suspense } from 'react';
import type { CompetitionView } from '../model/competition-view';
import { EntrySkeleton } from './entry-skeleton';
import { useEntryText } from './messages/catalogue';

const EntryTab = /* @__PURE__ */ lazy(() =>
  import('./entry-tab').then((m) => ({ default: m.EntryTab })),
);

/** The member's entry; its form is loaded where it's opened. */
export function LazyEntryTab({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  return (
    <Suspense fallback={<EntrySkeleton label={t('loading')} />}>
      <EntryTab view={view} />
    </Suspense>
  );
}
