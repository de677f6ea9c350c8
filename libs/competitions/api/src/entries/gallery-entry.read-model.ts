import type {
  EntryAnswers,
  EntryField,
  GalleryEntry,
  ProfileEntry,
} from '@upround/competitions/contract';
import { competitionLimits } from '@upround/competitions/contract';
import type { PersonSummary } from '@upround/shared/domain';
import { noBlockText, statement, type Database, type Trx } from '@upround/shared/db';
import { announced, listedEntry, voteOf, type VotingRow } from '../competition/competition.columns';

/** An entry as galleries show it. */
export interface GalleryColumns {
  id: string;
  title: string;
  tagline: string;
  submitted_at: Date;
  vote_count: number;
}

/**
 * An entry as it goes over the wire.
 *
 * @param areCountsShown whether the viewer sees how many votes it has
 */
export const toGalleryEntry = (
  row: GalleryColumns,
  team: readonly PersonSummary[],
  areCountsShown: boolean,
): GalleryEntry => ({
  id: row.id,
  title: row.title,
  tagline: row.tagline,
  team: [...team],
  submittedAt: row.submitted_at.toISOString(),
  votes: areCountsShown ? row.vote_count : null,
});

/** One entry with what was submitted, as its receipt has it. */
export interface ListedEntry extends GalleryColumns {
  answers: EntryAnswers;
  is_own: boolean;
}

const one = statement<
  ListedEntry,
  { competitionId: string; entryId: string; userId: string | null }
>(
  'competitions.gallery-entry',
  `select e.id, r.title, r.tagline, e.submitted_at, e.vote_count, (r.content::jsonb) -> 'answers' as answers,
     exists (select from competition_members m where m.entry_id = e.id and m.user_id = :userId::uuid) as is_own
   from competition_entries e join competition_receipts r on r.id = e.receipt_id
     join person_view p on p.id = e.owner_id
   where e.id = :entryId::uuid and e.competition_id = :competitionId::uuid and ${listedEntry}
     and ${noBlockText(':userId::uuid', 'e.owner_id')}`,
);

/** A submitted entry that the viewer may see. */
export const findListedEntry = (
  db: Database | Trx,
  of: { competitionId: string; entryId: string; userId: string | null },
): Promise<ListedEntry | undefined> => one.first(db, of);

/** The answers that everyone sees. */
export function publicAnswers(form: readonly EntryField[], answers: EntryAnswers): EntryAnswers {
  const shown = form.filter(({ isPublic, id }) => isPublic && Object.hasOwn(answers, id));
  return Object.fromEntries(
    shown.flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

/** An entry of a person with its competition and what it reached. */
export interface PersonEntryRow extends GalleryColumns, VotingRow {
  slug: string;
  competition: string;
  rank: number | null;
  prize: string | null;
  certificate: string | null;
  count: number;
}

const ofPerson = statement<PersonEntryRow, { userId: string; viewer: string | null; now: Date }>(
  'competitions.entries-of-person',
  `select e.id, r.title, r.tagline, e.submitted_at, e.vote_count, c.slug, c.title as competition, c.opens_at,
     c.closes_at, c.judging_at, c.result_at, c.published_at, c.has_vote, c.vote_hidden_hours, x.rank, x.prize,
     case when c.published_at is not null and x.entry_id is not null and exists (select from competition_members v
       where v.entry_id = e.id and v.user_id = :viewer::uuid) then r.id end as certificate,
     (count(*) over ())::int as count
   from competition_members m join competition_entries e on e.id = m.entry_id
     join competition_receipts r on r.id = e.receipt_id join competitions c on c.id = e.competition_id
     join person_view p on p.id = m.user_id join person_view o on o.id = e.owner_id
     left join competition_results x on x.entry_id = e.id
   where m.user_id = :userId::uuid and ${listedEntry} and ${announced} and c.closes_at <= :now::timestamptz
     and ${noBlockText(':viewer::uuid', 'm.user_id')} and ${noBlockText(':viewer::uuid', 'e.owner_id')}
   order by e.submitted_at desc, e.id limit ${competitionLimits.entriesOfPerson}`,
);

/** What a person entered in competitions whose entries are closed, the newest first. */
export const readEntriesOfPerson = (
  db: Database,
  values: { userId: string; viewer: string | null; now: Date },
): Promise<PersonEntryRow[]> => ofPerson.all(db, values);

/** A person's entry as it goes over the wire. */
export const toProfileEntry = (
  row: PersonEntryRow,
  team: readonly PersonSummary[],
  now: Date,
): ProfileEntry => ({
  entry: toGalleryEntry(row, team, voteOf(row, now)?.areCountsShown ?? false),
  competition: { slug: row.slug, title: row.competition },
  rank: row.rank,
  prize: row.prize,
  certificate: row.certificate,
});
