import { ACTORS_SHOWN, COUNT_MAX, type Unread } from '@upround/notifications/contract';
import { runPrepared, type Database, type PersonRow, type Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import type { NotificationDetails } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';
import type { KindRegistry } from '../kinds/kind-registry';
import { kindSql } from '../kinds/kind-sql';

/** How many notifications one page looks through where it is of some types or searched. */
const SEARCHED = 2_000;

/** A notification with everything that its kind describes it by. */
export interface NotificationRow {
  id: string;
  user_id: string;
  type: string;
  reference_type: ReferenceType;
  reference_id: string;
  place: string;
  read_at: Date | null;
  created_at: Date;
  updated_at: Date;
  details: NotificationDetails | null;
  /** The row that its kind selected. */
  about: unknown;
  actors: PersonRow[];
  actor_count: number;
}

/** What of a person's notifications is asked for. */
export interface ListQuery {
  userId: string;
  /** The place after which to go on; null for the first page. */
  before: number | null;
  limit: number;
  unreadOnly: boolean;
  /** Of these types; of any where none is named. */
  types: readonly string[] | undefined;
  search: string;
  /** Those as well that are in no list, as they are only wanted by push or e-mail. */
  beyondList?: boolean;
}

/** A page of the member's notifications, and where it stopped reading. */
export interface ListedNotifications {
  rows: NotificationRow[];
  /** The last place that was looked at, where there may be more behind it; null at the end of the list. */
  reached: number | null;
}

/** Reads notifications by the rules of their kinds. */
export interface NotificationReader {
  /** The member's notifications, newest first. */
  list(db: Database, query: ListQuery): Promise<ListedNotifications>;
  /** The given notifications of any recipient that must still be pushed: unread, or of a kind that is only pushed. */
  readForPush(db: Database, ids: readonly string[]): Promise<Map<string, NotificationRow>>;
  /** How many are unread, and how new that figure is. */
  countUnread(db: Database | Trx, userId: string): Promise<Unread>;
}

const range = ({ userId, before, unreadOnly }: ListQuery) => sql`
  user_id = ${userId}::uuid and place < coalesce(${before}::bigint, 9223372036854775807)
  and ${unreadOnly ? sql`read_at is null` : sql`true`}`;

/**
 * How far one page of a search or of some types looks. Asked before the page is read, which then ends there: what moves
 * up in between cannot push anything unseen behind it.
 */
async function reachOf(db: Database, query: ListQuery): Promise<number | null> {
  if (query.search === '' && query.types === undefined) return null;
  const { rows } = await sql<{ place: string }>`
    select place from notifications where ${range(query)}
    order by place desc offset ${SEARCHED - 1}::int limit 1`.execute(db);
  return rows[0] === undefined ? null : Number(rows[0].place);
}

const isFound = (search: string): RawBuilder<unknown> =>
  search === ''
    ? sql`true`
    : sql`(who.named is true or strpos(lower(k.about ->> 'words'), ${search}) > 0)`;

/** Makes the reader of notifications of these kinds. */
export function notificationReader(kinds: KindRegistry): NotificationReader {
  const { about, countedActors, needsNoActor, visible } = kindSql(kinds);

  /** The visible ones among the rows `n`. The offset keeps `about` from being asked twice. */
  const read = (from: RawBuilder<unknown>, search: string) => sql`
    select n.id, n.user_id, n.type, n.reference_type, n.reference_id, n.place, n.read_at, n.created_at,
      n.updated_at, n.details, k.about, coalesce(who.actors, '[]') as actors, who.actor_count
    from ${from}
    cross join lateral (select ${about} as about offset 0) k
    cross join lateral (
      select count(*)::int as actor_count,
        json_agg(to_json(shown) order by shown.nth) filter (where shown.nth <= ${ACTORS_SHOWN}::int) as actors,
        bool_or(strpos(lower(shown.display_name), ${search}) > 0) as named
      from (${countedActors}) shown
    ) who
    where k.about is not null and (${needsNoActor} or who.actor_count > 0)
      and ${isFound(search)}`;

  return {
    async list(db, query) {
      const { limit, types, beyondList = false } = query;
      const reached = await reachOf(db, query);
      const candidates = sql`(
        select * from notifications
        where ${range(query)} and place >= ${reached ?? 0}::bigint
          and ${beyondList ? sql`true` : sql`in_app`}
          and ${types === undefined ? sql`true` : sql`type = any(${types}::text[])`}
        order by place desc) n`;
      const rows = await runPrepared(
        db,
        'notifications.list',
        sql<NotificationRow>`${read(candidates, query.search.toLowerCase())}
          order by n.place desc limit ${limit}`,
      );
      return { rows, reached };
    },

    async readForPush(db, ids) {
      const rows = await runPrepared(
        db,
        'notifications.to-push',
        sql<NotificationRow>`${read(sql`notifications n`, '')} and n.id = any(${ids}::uuid[])
          and (n.read_at is null or n.type = any(${kinds.pushOnly}::text[]))`,
      );
      return new Map(rows.map((row) => [row.id, row]));
    },

    async countUnread(db, userId) {
      const [counted] = await runPrepared(
        db,
        'notifications.unread',
        sql<{ unread: number; version: string }>`select (select count(*)::int from (
            select 1 from notifications n
            where n.user_id = ${userId}::uuid and n.read_at is null and n.in_app and ${visible}
            order by n.place desc limit ${COUNT_MAX}::int
          ) counted) as unread,
          coalesce((select version from notification_streams where user_id = ${userId}::uuid), 0)
            as version`,
      );
      return { unreadCount: counted?.unread ?? 0, version: Number(counted?.version ?? 0) };
    },
  };
}
