import type { Tracker } from '@upround/trackers/contract';
import { LazyMenu } from '@upround/shared/toasts';
import { lazyPart } from '@upround/shared/ui';
import { BookmarkButton } from '@upround/social/web';
import type { Selection } from '../lists/selection';
import { useTrackersText } from '../messages/catalogue';

const RecordMenu = /* @__PURE__ */ lazyPart(() =>
  import('./record-menu').then((m) => m.RecordMenu),
);

/** Saves a record, and in a menu what is done with it more rarely. */
export function RowActions({ record, selection }: { record: Tracker; selection: Selection }) {
  const t = useTrackersText();
  return (
    <>
      <BookmarkButton
        reference={{ referenceType: 'TRACKER', referenceId: record.id }}
        bookmarked={record.own?.isBookmarked ?? false}
        count={0}
        about={record.name}
      />
      <LazyMenu
        label={t('mark.actions', { name: record.name })}
        preload={RecordMenu.preload}
        menu={(trigger) => <RecordMenu record={record} selection={selection} trigger={trigger} />}
        className="text-muted"
      />
    </>
  );
}
