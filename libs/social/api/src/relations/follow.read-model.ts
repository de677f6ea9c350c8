import { NEWEST, pageStatement, type Database } from '@upround/shared/db';
import {
  followsYou,
  personListColumns,
  unblocked,
  type PersonListRow,
  type Viewing,
} from '../people-rows';

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

/** How many follows one page of a search reads; if few of them match, the next page continues after them. */
const SEARCHED = 2_000;

type FollowValues = Viewing & { person: string; before: string };

const valuesOf = ({ userId, viewerId, before }: FollowList): FollowValues => ({
  viewer: viewerId,
  person: userId,
  before: before ?? NEWEST,
});

const columns = `${personListColumns}, ${followsYou}`;

/** The follows `f` of a list after a cursor. */
const followsOf = (owner: string) =>
  `f.${owner} = :person::uuid and f.reference_type = 'USER' and f.id < :before::uuid`;

const listed = (name: string, owner: string, person: string) =>
  pageStatement<FollowListRow, FollowValues>(
    name,
    (limit) => `select f.id as place, ${columns}
      from follows f join person_view p on p.id = f.${person}
      where ${followsOf(owner)} and ${unblocked}
      order by f.id desc limit ${limit}`,
  );
const lists = {
  followers: listed('social.followers', 'reference_id', 'follower_id'),
  following: listed('social.following', 'follower_id', 'reference_id'),
};

/** A person's followers, or the people they follow; newest first. */
export const listFollowsOf = (db: Database, list: FollowList): Promise<FollowListRow[]> =>
  lists[list.direction].all(db, list.limit, valuesOf(list));

/** What a search of a list found, and where it stopped looking. */
export interface SearchedFollows {
  rows: FollowListRow[];
  /** The last follow that was looked at, where there are more behind it; null at the end of the list. */
  reached: string | null;
}

/** If no one matches, one row without a person says how far the search got. */
type SearchRow = FollowListRow & { last: string; looked: number };

const searched = (name: string, owner: string, person: string) =>
  pageStatement<SearchRow, FollowValues & { wanted: string }>(
    name,
    (limit) => `with looked as (
        select f.id, f.${person} as person_id from follows f
        where ${followsOf(owner)} order by f.id desc limit ${SEARCHED}
      ), reach as (
        select (select id from looked order by id limit 1) as last, (select count(*)::int from looked) as looked
      )
      select l.id as place, ${columns}, reach.last, reach.looked
      from reach left join (looked l join person_view p on p.id = l.person_id
        and (strpos(lower(p.display_name), :wanted) > 0 or strpos(p.slug, :wanted) > 0)
        and ${unblocked}) on true
      order by l.id desc nulls last limit ${limit}`,
  );
const searches = {
  followers: searched('social.search-followers', 'reference_id', 'follower_id'),
  following: searched('social.search-following', 'follower_id', 'reference_id'),
};

/**
 * Those of a list whose name or slug holds the text. Looks at a bounded part of the list, so that no search is long.
 */
export async function searchFollowsOf(
  db: Database,
  list: FollowList,
  text: string,
): Promise<SearchedFollows> {
  const wanted = text.toLowerCase();
  const rows = await searches[list.direction].all(db, list.limit, { ...valuesOf(list), wanted });
  const [first] = rows;
  return {
    rows: rows.filter((row) => (row.place as string | null) !== null),
    reached: first !== undefined && first.looked === SEARCHED ? first.last : null,
  };
}
