import { lazy } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { LazyMenu } from '@upround/shared/ui';
import { BookmarkButton } from '@upround/social/web';
import type { Selection } from '../lists/selection';
import { useTrackersText } from '../messages/catalogue';

const load = () => import('./record-menu').then((m) => ({ default: m.RecordMenu }));
const RecordMenu = /* @__PURE__ */ lazy(load);

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
        preload={load}
        menu={(trigger) => <RecordMenu record={record} selection={selection} trigger={trigger} />}
        className="text-muted"
      />
    </>
  );
}
