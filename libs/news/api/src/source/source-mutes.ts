import { isId, statement, type Trx } from '@upround/shared/db';

type MuteValues = { person: string; source: string };

const find = statement<{ id: string }, MuteValues>(
  'news.source-to-mute',
  'select id from news_sources where id = :source::uuid',
);
const mute = statement<never, MuteValues>(
  'news.mute-source',
  `insert into news_source_mutes (user_id, source_id) values (:person::uuid, :source::uuid)
   on conflict do nothing`,
);
const unmute = statement<never, MuteValues>(
  'news.unmute-source',
  'delete from news_source_mutes where user_id = :person::uuid and source_id = :source::uuid',
);
const count = statement<{ count: number }, MuteValues>(
  'news.count-muted-sources',
  'select count(*)::int as count from news_source_mutes where user_id = :person::uuid',
);

/**
 * Keeps a source out of a member's lists, or takes that back; its own page shows it all the same. A second time
 * changes nothing.
 *
 * @returns how many sources they have muted now; null where there is no such source
 */
export async function muteSourceFor(
  trx: Trx,
  userId: string,
  sourceId: string,
  isMuted: boolean,
): Promise<number | null> {
  if (!isId(sourceId)) return null;
  const values = { person: userId, source: sourceId };
  if ((await find.first(trx, values)) === undefined) return null;
  await (isMuted ? mute : unmute).all(trx, values);
  return (await count.first(trx, values))?.count ?? 0;
}
