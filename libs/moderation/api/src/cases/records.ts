import type { Database, Trx } from '@upround/shared/db';
import type { Reference, ReferenceType } from '@upround/shared/domain';
import type { ModeratedRecords, RecordSnapshot } from '@upround/shared/ports';
import type { ModerationSettings } from '../moderation-settings';

/** @throws Error for a kind of record that no slice lets moderators read: such records can't be reported */
export function recordsOf(
  { contributed }: Pick<ModerationSettings, 'contributed'>,
  type: ReferenceType,
): ModeratedRecords {
  const records = contributed().moderated.find(({ types }) => types.includes(type));
  if (records === undefined) throw new Error(`no slice lets moderators read ${type}`);
  return records;
}

/** A record as it is now; null where it is gone. */
export const captureRecord = (
  settings: Pick<ModerationSettings, 'contributed'>,
  db: Database | Trx,
  reference: Reference,
): Promise<RecordSnapshot | null> =>
  recordsOf(settings, reference.referenceType).capture(db, reference);
