import type {
  CompetitionCard,
  CompetitionKind,
  CompetitionSeries,
  Prize,
} from '@upround/competitions/contract';
import { phaseOf } from '@upround/competitions/model';

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
  is_joined: boolean;
  is_following: boolean;
}

/** Columns of `CardRow` of the competition `c`. */
export const cardColumns = `c.id, c.slug, c.kind, c.series, c.title, c.tagline, c.organiser, c.prizes,
  c.opens_at, c.closes_at, c.judging_at, c.result_at, c.published_at, c.entry_count, c.follower_count,
  exists (select from competition_members m where m.competition_id = c.id and m.user_id = :viewer::uuid) as is_joined,
  exists (select from competition_follows f where f.competition_id = c.id and f.user_id = :viewer::uuid)
    as is_following`;

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
  isJoined: row.is_joined,
  isFollowing: row.is_following,
});
