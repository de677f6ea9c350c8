import { idAt } from '@upround/shared/db';
import { cast, demoClock } from '@upround/shared/demo';
import type { DemoNotification } from '@upround/shared/ports';
import type { SeedContext } from '@upround/shared/server-kit';
import type { KindRegistry } from '../kinds/kind-registry';
import { tablesOf } from '../notifications-tables';

/** How many of each person's newest notifications are unread. */
const UNREAD = 5;
const DAY_MS = 24 * 3_600_000;
/** Notifications older than this many days are not inserted. */
const SHOWN_DAYS = 45;
/** Rows of one statement. */
const BATCH = 500;
/** The accounts of the README are the first in the cast. */
const ACCOUNTS = 7;

interface DemoGroup {
  id: string;
  acts: [DemoNotification, ...DemoNotification[]];
}

const lastOf = ({ acts }: DemoGroup): DemoNotification => acts.at(-1) ?? acts[0];

/** Acts of one line together, lines in the order of their newest act. */
function groupsOf(acts: readonly DemoNotification[]): DemoGroup[] {
  const groups = new Map<string, DemoGroup>();
  for (const act of acts) {
    const known = groups.get(act.groupKey);
    if (known === undefined) groups.set(act.groupKey, { id: idAt(act.at), acts: [act] });
    else known.acts.push(act);
  }
  return [...groups.values()].sort(
    (one, other) => lastOf(one).at.getTime() - lastOf(other).at.getTime(),
  );
}

function notificationRow(group: DemoGroup, at: number, count: number) {
  const [first] = group.acts;
  const last = lastOf(group);
  return {
    id: group.id,
    user_id: first.userId,
    type: first.type,
    group_key: first.groupKey,
    reference_type: first.referenceType,
    reference_id: first.referenceId,
    details: first.details ?? null,
    place: at + 1,
    in_app: true,
    read_at: at < count - UNREAD ? last.at : null,
    created_at: first.at,
    updated_at: last.at,
  };
}

const actRow = (id: string, { userId, actorId, actKey, at }: DemoNotification) => ({
  id: idAt(at),
  notification_id: id,
  user_id: userId,
  actor_id: actorId,
  act_key: actKey,
  taken_back_at: null,
});

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH));
}

/** What the kinds know of these people from the weeks before the first start, in its order. */
async function demoActs({ all }: KindRegistry, { trx, now }: SeedContext, userIds: string[]) {
  const oldest = now.getTime() - SHOWN_DAYS * DAY_MS;
  const acts: DemoNotification[] = [];
  for (const kind of all) {
    acts.push(...((await kind.demo?.(trx, userIds, demoClock(now))) ?? []));
  }
  return acts
    .filter(({ at }) => at.getTime() > oldest && at.getTime() < now.getTime())
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Notifies the demo accounts of what the others did. */
export async function seedNotifications(kinds: KindRegistry, context: SeedContext): Promise<void> {
  const { trx, demo } = context;
  const slugs = new Set(cast.slice(0, ACCOUNTS).map(({ slug }) => slug));
  const userIds = demo.people.filter(({ slug }) => slugs.has(slug)).map(({ id }) => id);
  const acts = await demoActs(kinds, context, userIds);
  const tables = tablesOf(trx);
  for (const userId of userIds) {
    const groups = groupsOf(acts.filter((act) => act.userId === userId));
    if (groups.length === 0) continue;
    await tables
      .insertInto('notification_streams')
      .values({ user_id: userId, version: groups.length })
      .execute();
    await inBatches(
      groups.map((group, at) => notificationRow(group, at, groups.length)),
      (batch) => tables.insertInto('notifications').values(batch).execute(),
    );
    await inBatches(
      groups.flatMap(({ id, acts: own }) => own.map((act) => actRow(id, act))),
      (batch) => tables.insertInto('notification_acts').values(batch).execute(),
    );
  }
}
