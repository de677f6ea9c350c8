import { COUNT_MAX } from '@upround/notifications/contract';
import { noBlock, notMuted } from '@upround/shared/db';
import { sql, type RawBuilder } from 'kysely';
import type { KindRegistry } from './kind-registry';

/** The rules of all kinds, over a notification `n`. For each notification the branch of its kind runs alone. */
export interface KindSql {
  /** A jsonb of what `n` is about; null where its person can't read that any more. */
  about: RawBuilder<unknown>;
  /** The same as a question. */
  isReadable: RawBuilder<boolean>;
  /** No actor of `n` has to be visible. */
  needsNoActor: RawBuilder<boolean>;
  /** The actors `p` of `n` that its recipient may see, newest first; as many as are counted. */
  countedActors: RawBuilder<unknown>;
  /** The rule of the unread count: someone visible did it, and it can be read. */
  visible: RawBuilder<boolean>;
}

/** One branch for each value, with the types that share it. */
function branches<Value>(pairs: readonly (readonly [type: string, value: Value])[]) {
  const types = new Map<Value, string[]>();
  for (const [type, value] of pairs) types.set(value, [...(types.get(value) ?? []), type]);
  return [...types];
}

function caseOf<Value>(
  pairs: readonly (readonly [type: string, value: Value])[],
  then: (value: Value) => RawBuilder<unknown>,
  otherwise: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (pairs.length === 0) return otherwise;
  const whens = branches(pairs).map(
    ([value, types]) => sql`when n.type = any(${types}::text[]) then ${then(value)}`,
  );
  return sql`case ${sql.join(whens, sql` `)} else ${otherwise} end`;
}

/** Puts the rules of the kinds together. */
export function kindSql({ all, withoutActor }: KindRegistry): KindSql {
  const abouts = all.map(({ type, about }) => [type, about] as const);
  const counts = all.flatMap(({ type, actCounts }) =>
    actCounts === undefined ? [] : [[type, actCounts] as const],
  );
  const visibleActors = (columns: RawBuilder<unknown>, limit: number) => sql`
    select ${columns} from notification_acts a join person_view p on p.id = a.actor_id
    where a.notification_id = n.id and a.taken_back_at is null and a.actor_id <> n.user_id
      and ${noBlock(sql.ref('n.user_id'), sql.ref('p.id'))}
      and ${notMuted(sql.ref('n.user_id'), sql.ref('p.id'))}
      and ${caseOf(counts, (rule) => rule, sql`true`)}
    order by a.id desc limit ${limit}::int`;
  const isReadable = sql<boolean>`${caseOf(
    abouts,
    (about) => (about === undefined ? sql`true` : sql`exists (${about})`),
    sql`false`,
  )}`;
  const needsNoActor = sql<boolean>`n.type = any(${withoutActor}::text[])`;
  return {
    about: caseOf(
      abouts,
      (about) =>
        about === undefined
          ? sql`'{}'::jsonb`
          : sql`(select to_jsonb(one) from (${about}) one limit 1)`,
      sql`null::jsonb`,
    ),
    isReadable,
    needsNoActor,
    countedActors: visibleActors(
      sql`p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key,
        row_number() over (order by a.id desc) as nth`,
      COUNT_MAX,
    ),
    visible: sql<boolean>`(
      (${needsNoActor} or exists (${visibleActors(sql`1`, 1)})) and ${isReadable})`,
  };
}
