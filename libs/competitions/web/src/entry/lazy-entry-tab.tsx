import { lazyPart } from '@upround/shared/ui';
import type { CompetitionView } from '../model/competition-view';
import { EntrySkeleton } from './entry-skeleton';
import { useEntryText } from './messages/catalogue';

function LoadingEntry() {
  const t = useEntryText();
  return <EntrySkeleton label={t('loading')} />;
}

/** The member's entry; its form is loaded where it's opened. */
export const LazyEntryTab = /* @__PURE__ */ lazyPart<{ view: CompetitionView }>(
  () => import('./entry-tab').then((m) => m.EntryTab),
  () => <LoadingEntry />,
);
