import { newId, statement, type Database, type Trx } from '@upround/shared/db';

const save = statement<
  { id: string },
  { id: string; userId: string; recordId: string; note: string; now: Date }
>(
  'trackers.report',
  `insert into tracker_reports (id, user_id, record_id, note, created_at)
   values (:id::uuid, :userId::uuid, :recordId::uuid, :note, :now)
   on conflict (user_id, record_id) where solved_at is null
   do update set note = excluded.note, created_at = excluded.created_at returning id`,
);

/** A report that no one has dealt with. */
export interface OpenReport {
  id: string;
  slug: string;
  name: string;
  note: string;
  created_at: Date;
}

/** Reports that are listed, the oldest ones. */
export const LISTED_REPORTS = 100;

const open = statement<OpenReport>(
  'trackers.open-reports',
  `select p.id, r.slug, r.name, p.note, p.created_at from tracker_reports p
   join tracker_records r on r.id = p.record_id
   where p.solved_at is null order by p.created_at, p.id limit ${LISTED_REPORTS}`,
);

const solve = statement<{ id: string; record_id: string }, { slug: string; now: Date }>(
  'trackers.solve-reports',
  `update tracker_reports p set solved_at = :now from tracker_records r
   where r.id = p.record_id and r.slug = :slug and p.solved_at is null returning p.id, p.record_id`,
);

/** Notes what is outdated; a person's second note on a record replaces the first. */
export const saveReport = (
  trx: Trx,
  report: { userId: string; recordId: string; note: string; now: Date },
): Promise<unknown> => save.all(trx, { id: newId(), ...report });

export const listOpenReports = (db: Database): Promise<OpenReport[]> => open.all(db, {});

/** Marks the reports on a record as dealt with. */
export const solveReports = (
  trx: Trx,
  slug: string,
  now: Date,
): Promise<{ id: string; record_id: string }[]> => solve.all(trx, { slug, now });
