import type { DeskEntry, EntryAnswers } from '@upround/competitions/contract';
import { OLDEST, pageStatement, type Database } from '@upround/shared/db';
import type { PersonSummary } from '@upround/shared/domain';
import type { CursorPosition } from '@upround/shared/server-kit';
import { listedEntry } from '../competition/competition.columns';
import { toGalleryEntry, type GalleryColumns } from '../entries/gallery-entry.read-model';

interface DeskEntryRow extends GalleryColumns {
  answers: EntryAnswers;
  receipt_id: string;
  scores: number;
  rank: number | null;
  score: number | null;
  mean: number | null;
  prize: string | null;
}

const submitted = pageStatement<
  DeskEntryRow,
  { competitionId: string; key: string; after: string }
>(
  'competitions.desk-entries',
  (limit) => `
    select e.id, r.title, r.tagline, e.submitted_at, e.vote_count, (r.content::jsonb) -> 'answers' as answers,
      e.receipt_id, x.rank, x.score, x.mean, x.prize,
      (select count(*)::int from competition_scores s where s.entry_id = e.id and s.points is not null) as scores
    from competition_entries e join competition_receipts r on r.id = e.receipt_id
      left join competition_results x on x.entry_id = e.id
    where e.competition_id = :competitionId::uuid and ${listedEntry}
      and (e.submitted_at, e.id) > (:key::timestamptz, :after::uuid)
    order by e.submitted_at, e.id limit ${limit}`,
);

/** A position in the organiser's entries. */
export interface DeskEntryPosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ submitted_at: at, id: i }: DeskEntryRow): DeskEntryPosition => ({
  t: at.getTime(),
  i,
});

/** A page of the submitted entries with all of their answers, in the order of their submission. */
export const readDeskEntries = (
  db: Database,
  competitionId: string,
  position: DeskEntryPosition | null,
  limit: number,
): Promise<DeskEntryRow[]> =>
  submitted.sized(limit).all(db, {
    competitionId,
    key: position === null ? '-infinity' : new Date(position.t).toISOString(),
    after: position?.i ?? OLDEST,
  });

/** An entry as its organiser sees it. @param areCountsShown whether there is a vote, whose counts organisers always see */
export const toDeskEntry = (
  row: DeskEntryRow,
  team: readonly PersonSummary[],
  areCountsShown: boolean,
): DeskEntry => ({
  ...toGalleryEntry(row, team, areCountsShown),
  answers: row.answers,
  receipt: row.receipt_id,
  scores: row.scores,
  rank: row.rank,
  score: row.score,
  mean: row.mean,
  prize: row.prize,
});
