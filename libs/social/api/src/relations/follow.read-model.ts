import type { Database } from '@upround/shared/db';
import { sql, type RawBuilder } from 'kysely';
import { personListColumns, unblocked, type PersonListRow } from '../people-rows';

/** A person of a follow list, and whether they follow the viewer. */
export interface FollowListRow extends PersonListRow {
  follows_you: boolean;
}

export interface FollowList {
  userId: string;
  direction: 'followers' | 'following';
  viewerId: string | null;
  before: string | null;
  limit: number;
}

/** How many follows one page of a search looks at; where fewer match, the next page goes on behind them. */
const SEARCHED = 2_000;

const followsYou = (viewerId: string | null) => sql<boolean>`exists (
  select 1 from follow_view theirs
  where theirs.follower_id = p.id and theirs.reference_id = ${viewerId}::uuid)`;

/** The follows of a list `f`, and the column that names the person. */
function sourceOf({ userId, direction }: FollowList) {
  return direction === 'followers'
    ? { owner: sql`f.reference_id = ${userId}`, person: sql.ref('f.follower_id') }
    : { owner: sql`f.follower_id = ${userId}`, person: sql.ref('f.reference_id') };
}

const before = (list: FollowList): RawBuilder<unknown> =>
  sql`f.reference_type = 'USER' and (${list.before}::uuid is null or f.id < ${list.before}::uuid)`;

/** A person's followers, or the people whom they follow; newest first. */
export async function listFollowsOf(db: Database, list: FollowList): Promise<FollowListRow[]> {
  const { viewerId, limit } = list;
  const { owner, person } = sourceOf(list);
  const { rows } = await sql<FollowListRow>`
    select f.id as place, ${personListColumns(viewerId)}, ${followsYou(viewerId)} as follows_you
    from follows f join person_view p on p.id = ${person}
    where ${owner} and ${before(list)} and ${unblocked(viewerId)}
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a search of a list found, and where it stopped looking. */
export interface SearchedFollows {
  rows: FollowListRow[];
  /** The last follow that was looked at, where there are more behind it; null at the end of the list. */
  reached: string | null;
}

/** Those of a list whose name or slug holds the text. Looks at a bounded part of the list, so that no search is long. */
export async function searchFollowsOf(
  db: Database,
  list: FollowList,
  text: string,
): Promise<SearchedFollows> {
  const { viewerId, limit } = list;
  const { owner, person } = sourceOf(list);
  const wanted = text.toLowerCase();
  const { rows } = await sql<FollowListRow & { last: string; looked: number }>`
    with looked as (
      select f.id, ${person} as person_id from follows f
      where ${owner} and ${before(list)} order by f.id desc limit ${SEARCHED}
    ), reach as (
      select (select id from looked order by id limit 1) as last, (select count(*)::int from looked) as looked
    )
    select l.id as place, ${personListColumns(viewerId)}, ${followsYou(viewerId)} as follows_you,
      reach.last, reach.looked
    from reach left join (looked l join person_view p on p.id = l.person_id
      and (strpos(lower(p.display_name), ${wanted}) > 0 or strpos(p.slug, ${wanted}) > 0)
      and ${unblocked(viewerId)}) on true
    order by l.id desc nulls last limit ${limit}`.execute(db);
  const [first] = rows;
  return {
    rows: rows.filter((row) => (row.place as string | null) !== null),
    reached: first !== undefined && first.looked === SEARCHED ? first.last : null,
  };
}
