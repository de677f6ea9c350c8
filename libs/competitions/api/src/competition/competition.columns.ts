import type {
  CompetitionCard,
  CompetitionKind,
  CompetitionSeries,
  EntryState,
  Prize,
  Vote,
} from '@upround/competitions/contract';
import { areCountsShown, phaseOf } from '@upround/competitions/model';

/** The viewer: the id of a person, or null for a guest. */
export type Viewing = { viewer: string | null };

/** The moments of a competition. */
export interface MomentRow {
  opens_at: Date;
  closes_at: Date;
  judging_at: Date;
  result_at: Date;
  published_at: Date | null;
}

/** A competition as lists show it. */
export interface CardRow extends MomentRow {
  id: string;
  slug: string;
  kind: CompetitionKind;
  series: CompetitionSeries | null;
  title: string;
  tagline: string;
  organiser: string;
  prizes: Prize[];
  entry_count: number;
  follower_count: number;
  /** Of the viewer's entry; null without one. */
  entry_state: EntryState | null;
  is_following: boolean;
  has_vote: boolean;
  vote_hidden_hours: number;
  /** Whether the viewer is a member without a vote; a rejected one doesn't count. */
  is_voteless: boolean;
}

/** Columns of `CardRow` of the competition `c`. */
export const cardColumns = `c.id, c.slug, c.kind, c.series, c.title, c.tagline, c.organiser, c.prizes,
  c.opens_at, c.closes_at, c.judging_at, c.result_at, c.published_at, c.entry_count, c.follower_count,
  c.has_vote, c.vote_hidden_hours,
  (select e.state from competition_members m join competition_entries e on e.id = m.entry_id
    where m.competition_id = c.id and m.user_id = :viewer::uuid) as entry_state,
  exists (select from competition_follows f where f.competition_id = c.id and f.user_id = :viewer::uuid)
    as is_following,
  (:viewer::uuid is not null and not exists (select from competition_votes v
    where v.competition_id = c.id and v.user_id = :viewer::uuid and v.state <> 'REJECTED')) as is_voteless`;

/**
 * A moment by which competitions are ordered for those who have something to do in them: those that run by what comes
 * next in them, then those that open later, then drafts, the latest first, and those with a result, the latest first.
 */
export const nextFirst = `case
    when c.published_at is not null
      then timestamptz '9000-01-01 00:00Z' - (c.published_at - timestamptz '1970-01-01 00:00Z')
    when c.announced_at is null
      then timestamptz '8000-01-01 00:00Z' - (c.created_at - timestamptz '1970-01-01 00:00Z')
    when c.opens_at > :now::timestamptz then c.opens_at + interval '1000 years'
    when c.closes_at > :now::timestamptz then c.closes_at
    when c.judging_at > :now::timestamptz then c.judging_at
    else c.result_at end`;

/** What everyone can read. */
export const announced = 'c.announced_at is not null';

/** The moments as the model takes them. */
export const momentsOf = (row: MomentRow) => ({
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  judgingAt: row.judging_at,
  resultAt: row.result_at,
  publishedAt: row.published_at,
});

const MS_PER_HOUR = 3_600_000;

/** What a public vote depends on. */
export interface VotingRow extends MomentRow {
  has_vote: boolean;
  vote_hidden_hours: number;
}

/** A submitted entry `e` that not only its team sees. */
export const listedEntry = `e.state = 'SUBMITTED' and e.hidden_as is null`;

/** The public vote: from the deadline of entries to the result. Null where there is none. */
export function voteOf(row: VotingRow, now: Date): Vote | null {
  if (!row.has_vote) return null;
  const { closes_at: opensAt, published_at: publishedAt, result_at: resultAt } = row;
  const closesAt = publishedAt !== null && publishedAt < resultAt ? publishedAt : resultAt;
  const hiddenHours = row.vote_hidden_hours;
  return {
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    countsShownAt: new Date(opensAt.getTime() + hiddenHours * MS_PER_HOUR).toISOString(),
    isOpen: now >= opensAt && now < closesAt,
    areCountsShown: areCountsShown({ votingOpensAt: opensAt, hiddenHours, publishedAt }, now),
  };
}

/** A card as it goes over the wire. */
export const toCard = (row: CardRow, now: Date): CompetitionCard => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  series: row.series,
  title: row.title,
  tagline: row.tagline,
  organiser: row.organiser,
  phase: phaseOf(momentsOf(row), now),
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  judgingAt: row.judging_at.toISOString(),
  resultAt: row.result_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  prize: row.prizes[0]?.title ?? null,
  entryCount: row.entry_count,
  followerCount: row.follower_count,
  isJoined: row.entry_state !== null,
  hasSubmitted: row.entry_state === 'SUBMITTED',
  isFollowing: row.is_following,
  canVote: row.is_voteless && voteOf(row, now)?.isOpen === true,
});
