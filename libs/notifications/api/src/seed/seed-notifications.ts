import { idAt } from '@upround/shared/db';
import { cast, demoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { tablesOf } from '../notifications-tables';
import { demoActs, type DemoAct } from './demo-acts';

/** So many of the newest of each person nobody has looked at yet. */
const UNREAD = 5;
/** Rows of one statement. */
const BATCH = 500;
/** The accounts of the front door stand first in the cast. */
const ACCOUNTS = 7;

interface DemoGroup {
  id: string;
  acts: [DemoAct, ...DemoAct[]];
}

const lastOf = ({ acts }: DemoGroup): DemoAct => acts.at(-1) ?? acts[0];

/** Acts of one line together, lines in the order of their newest act. */
function groupsOf(acts: readonly DemoAct[]): DemoGroup[] {
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
    ...{ id: group.id, user_id: first.userId, type: first.type, group_key: first.groupKey },
    ...{ reference_type: first.referenceType, reference_id: first.referenceId },
    details: first.details ?? null,
    ...{ place: at + 1, in_app: true },
    read_at: at < count - UNREAD ? last.at : null,
    ...{ created_at: first.at, updated_at: last.at },
  };
}

const actRow = (id: string, { userId, actorId, actKey, at }: DemoAct) => ({
  ...{ id: idAt(at), notification_id: id, user_id: userId, actor_id: actorId, act_key: actKey },
  taken_back_at: null,
});

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH));
}

/** Tells the accounts of the front door what the others did with their posts and jobs. */
export async function seedNotifications({ trx, now, demo }: SeedContext): Promise<void> {
  const slugs = new Set(cast.slice(0, ACCOUNTS).map(({ slug }) => slug));
  const userIds = demo.people.filter(({ slug }) => slugs.has(slug)).map(({ id }) => id);
  const acts = await demoActs(trx, userIds, demoClock(now), now);
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
