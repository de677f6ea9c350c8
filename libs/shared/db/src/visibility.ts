import type { PersonRole, PersonSummary } from '@upround/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { toPersonSummary, type PersonRow } from './person-summary';

/*
 * Rules of visibility between people, for the SQL of every slice. Each exists as text for a `statement` and for the `sql` tag.
 * They are written as scalar subqueries: of a `not exists` the planner believes that it leaves one row, and then walks
 * no index in order.
 */

/**
 * Neither of two people blocks the other, as text.
 *
 * @param viewer SQL of the viewer's id, a parameter or a column; null for a guest, who can't be blocked
 * @param person SQL of the other person's id
 */
export const noBlockText = (viewer: string, person: string) => `(
  (select true from block_view b where b.user_id = ${viewer} and b.blocked_id = ${person}) is not true
  and (select true from block_view b where b.user_id = ${person} and b.blocked_id = ${viewer}) is not true)`;

/**
 * The viewer has not muted a person, as text. For recommended lists; profiles and search results still show
 * muted people.
 *
 * @param viewer SQL of the id of who may have muted; null for a guest
 * @param person SQL of the id of who may be muted
 */
export const notMutedText = (viewer: string, person: string) => `
  (select true from mute_view q where q.user_id = ${viewer} and q.muted_id = ${person}) is not true`;

/**
 * A select of the ids of everyone a person doesn't see in lists: banned and deleted people, people on either side of a
 * block, and people they muted. One set is cheaper than a condition on each of many rows.
 *
 * @param viewer SQL of the person's id; null for a guest
 */
export const hiddenPeopleText = (viewer: string) => `
  select id from unseen_person_view
  union select blocked_id from block_view where user_id = ${viewer}
  union select user_id from block_view where blocked_id = ${viewer}
  union select muted_id from mute_view where user_id = ${viewer}`;

/**
 * A select of the ids of everyone on the other side of a person's blocks. For counts over many rows of one person:
 * `other_id not in (…)`, on a column that is not null, reads the person's blocks once, where `noBlockText` looks them up
 * for each row.
 *
 * @param person SQL of the person's id
 */
export const blockedPeopleText = (person: string) => `
  select blocked_id from block_view where user_id = ${person}
  union all select user_id from block_view where blocked_id = ${person}`;

/** An id in the `sql` tag: the value itself, or a column as `sql.ref('p.id')`. */
type Id = string | null | RawBuilder<unknown>;

const idOf = (id: Id) => (id === null || typeof id === 'string' ? sql`${id}::uuid` : id);

/**
 * Neither of two people blocks the other.
 *
 * @param viewer the viewer's id; null for a guest, who can't be blocked
 * @param person the other person's id
 */
export const noBlock = (viewer: Id, person: Id) => sql<boolean>`(
  (select true from block_view b where b.user_id = ${idOf(viewer)} and b.blocked_id = ${idOf(person)}) is not true
  and (select true from block_view b where b.user_id = ${idOf(person)} and b.blocked_id = ${idOf(viewer)}) is not true)`;

/**
 * The viewer has not muted a person. For recommended lists; profiles and search results still show
 * muted people.
 *
 * @param viewer the id of who may have muted; null for a guest
 * @param person the id of who may be muted
 */
export const notMuted = (viewer: Id, person: Id) => sql<boolean>`
  (select true from mute_view q where q.user_id = ${idOf(viewer)} and q.muted_id = ${idOf(person)}) is not true`;

/** The columns that `personColumns` selects, named after who the person is in the row. */
export type PersonColumns<Prefix extends string> = Record<
  `${Prefix}_${'id' | 'slug' | 'name' | 'headline'}`,
  string
> &
  Record<`${Prefix}_role`, PersonRole | null> &
  Record<`${Prefix}_avatar_key`, string | null>;

/**
 * What a person is shown by beside what they wrote, as text of a select list.
 *
 * @param alias table or view of people
 * @param prefix what they are in this row, as in `author`
 */
export const personColumns = (alias: string, prefix: string) => `
  ${alias}.id as ${prefix}_id, ${alias}.slug as ${prefix}_slug, ${alias}.display_name as ${prefix}_name,
  ${alias}.headline as ${prefix}_headline, ${alias}.role as ${prefix}_role,
  ${alias}.avatar_key as ${prefix}_avatar_key`;

/**
 * Maps the columns of `personColumns` to the person.
 *
 * @param row a row that was selected with them
 * @param prefix the same as for the columns
 */
export function personFrom<Prefix extends string>(
  row: PersonColumns<Prefix>,
  prefix: Prefix,
): PersonSummary {
  const columns = row as Record<string, string | null>;
  // The type of `row` says that these are the columns of a person.
  return toPersonSummary({
    id: columns[`${prefix}_id`],
    slug: columns[`${prefix}_slug`],
    display_name: columns[`${prefix}_name`],
    headline: columns[`${prefix}_headline`],
    role: columns[`${prefix}_role`],
    avatar_key: columns[`${prefix}_avatar_key`],
  } as PersonRow);
}
