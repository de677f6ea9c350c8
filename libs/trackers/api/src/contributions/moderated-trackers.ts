import type { TrackerType } from '@upround/trackers/contract';
import { isId, statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';

interface CapturedRecord {
  slug: string;
  type: TrackerType;
  name: string;
  summary: string;
  created_at: Date;
}

const captureRecord = statement<CapturedRecord, { id: string }>(
  'trackers.capture-record',
  `select slug, type, name, summary, created_at from tracker_records
   where id = :id::uuid and removed_at is null`,
);

const fixed = () => Promise.reject(new RangeError('Records of trackers are changed by an import.'));

/** Lets moderators read records; staff correct them by imports. */
export const moderatedTrackers: ModeratedRecords = {
  types: ['TRACKER'],
  measures: [],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await captureRecord.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: null,
      title: row.name,
      text: row.summary,
      pictures: [],
      path: links.tracker(row.type, { record: row.slug }),
      at: row.created_at.toISOString(),
    };
  },

  hide: fixed,
  show: fixed,
  remove: fixed,
};
