import {
  ACTORS_SHOWN,
  COUNT_MAX,
  type NotificationType,
  type Unread,
} from '@upround/notifications/contract';
import type { Database, PersonRow, Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { JobDetails } from './job-details';
import { aboutJob, countedActors, foundJobs, readableContent, unacted, visible } from './visible';

/** How many notifications one page looks through where it is of some types or searched. */
const SEARCHED = 2_000;

/** A notification with everything that a line shows. */
export interface NotificationRow {
  id: string;
  user_id: string;
  type: NotificationType;
  reference_type: ReferenceType;
  reference_id: string;
  place: string;
  read_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Null where it is about a person or about what is gone. */
  post_slug: string | null;
  /** What kind of record has that slug. */
  post_type: ReferenceType | null;
  comment_id: string | null;
  text: string | null;
  job_slug: string | null;
  job_title: string | null;
  job_company: string | null;
  /** The saved search that found jobs, whose titles are the text. */
  search_name: string | null;
  search_filters: Record<string, unknown> | null;
  details: JobDetails | null;
  actors: PersonRow[];
  actor_count: number;
}

const columns = sql`n.id, n.user_id, n.type, n.reference_type, n.reference_id, n.place, n.read_at,
  n.created_at, n.updated_at, t.post_slug, t.post_type, t.comment_id, coalesce(t.text, found.titles) as text, n.details,
  job.slug as job_slug, job.title as job_title, job.company as job_company,
  found.name as search_name, found.filters as search_filters,
  coalesce(who.actors, '[]') as actors, who.actor_count`;

const details = (search: string) => sql`
  left join lateral (${readableContent('n.user_id', 'n.reference_id')}) t on true
  left join lateral (${aboutJob}) job on true
  left join lateral (${foundJobs}) found on true
  cross join lateral (
    select count(*)::int as actor_count,
      json_agg(to_json(shown) order by shown.nth) filter (where shown.nth <= ${ACTORS_SHOWN}::int) as actors,
      bool_or(strpos(lower(shown.display_name), ${search}) > 0) as named
    from (${countedActors}) shown
  ) who`;

const standing = sql`(${unacted} or who.actor_count > 0)
  and (n.type in ('FOLLOW', 'SYSTEM') or t.id is not null or job.slug is not null
    or found.name is not null)`;

const found = (search: string): RawBuilder<unknown> =>
  search === ''
    ? sql`true`
    : sql`(who.named is true or strpos(lower(concat_ws(' ', t.text, job.title, job.company, found.name, found.titles)), ${search}) > 0)`;

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
  /** Those as well that are told by push or e-mail alone; only what stands in the list unless said. */
  beyondList?: boolean;
}

/** A page of one's own notifications, and where it stopped looking. */
export interface ListedNotifications {
  rows: NotificationRow[];
  /** The last place that was looked at, where there may be more behind it; null at the end of the list. */
  reached: number | null;
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

/** One's own notifications, newest first. */
export async function listNotificationsOf(
  db: Database,
  query: ListQuery,
): Promise<ListedNotifications> {
  const { limit, types, beyondList = false } = query;
  const needle = query.search.toLowerCase();
  const reached = await reachOf(db, query);
  const { rows } = await sql<NotificationRow>`
    select ${columns} from (
      select * from notifications
      where ${range(query)} and place >= ${reached ?? 0}::bigint
        and ${beyondList ? sql`true` : sql`in_app`}
        and ${types === undefined ? sql`true` : sql`type = any(${types}::text[])`}
      order by place desc
    ) n ${details(needle)}
    where ${standing} and ${found(needle)}
    order by n.place desc limit ${limit}`.execute(db);
  return { rows, reached };
}

/** The unread ones among some, whoever they belong to, as a push tells of them. */
export async function readUnread(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, NotificationRow>> {
  const { rows } = await sql<NotificationRow>`
    select ${columns} from notifications n ${details('')}
    where n.id = any(${ids}::uuid[]) and n.read_at is null and ${standing}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many are unread, and how new that figure is. */
export async function readUnreadCount(db: Database | Trx, userId: string): Promise<Unread> {
  const { rows } = await sql<{ unread: number; version: string }>`
    select (select count(*)::int from (
        select 1 from notifications n
        where n.user_id = ${userId}::uuid and n.read_at is null and n.in_app and ${visible}
        order by n.place desc limit ${COUNT_MAX}::int
      ) counted) as unread,
      coalesce((select version from notification_streams where user_id = ${userId}::uuid), 0)
        as version`.execute(db);
  return { unreadCount: rows[0]?.unread ?? 0, version: Number(rows[0]?.version ?? 0) };
}
