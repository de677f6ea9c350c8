import { createHash } from 'node:crypto';
import { totalOf } from '@upround/ambassador/model';
import { idAt, statement, type Trx } from '@upround/shared/db';
import { demoClock, type DemoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import type { AmbassadorsDemo, DemoAmbassador } from './ambassador-demo';
import { demoHistory } from './demo-ledger';

/** The hour of the clock of India at which people apply, and at which staff decide. */
const HOURS = { applied: 11, decided: 17, claimed: 12 } as const;
/** Points of the first reward. */
const STICKERS = 500;

/** Takes the rows as JSON. */
const insertAll = (table: string, columns: string) =>
  statement<never, { rows: string }>(
    `ambassador.seed-${table}`,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  );

const inserts = {
  ambassadors: insertAll(
    'ambassadors',
    `id, user_id, state, motivation, reason, code, is_name_hidden, request_id, applied_at, decided_at, visit_count,
     joined_count, active_count, is_outdated`,
  ),
  days: insertAll('ambassador_days', 'ambassador_id, day, visits, joined, active'),
  referrals: insertAll(
    'ambassador_referrals',
    'person_id, ambassador_id, number, signed_up_at, written_at, network',
  ),
  lines: insertAll(
    'ambassador_lines',
    'id, event_key, ambassador_id, kind, reason, points, rule_version, at, reverses, state, referral',
  ),
  rewards: insertAll(
    'ambassador_rewards',
    'id, ambassador_id, reward, state, reason, claimed_at, decided_at',
  ),
  invites: insertAll(
    'ambassador_invites',
    'id, created_by, token_hash, created_at, expires_at, used_by, used_at',
  ),
};

type Rows = Record<keyof typeof inserts, object[]>;

const signedUp = statement<{ id: string; created_at: Date }, { ids: readonly string[] }>(
  'ambassador.seed-signed-up',
  'select id, created_at from people where id = any(:ids::uuid[])',
);

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that is the same in each demo community. */
const codeOf = (slug: string): string =>
  [...createHash('sha256').update(`code of ${slug}`).digest()]
    .slice(0, 8)
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('');

interface Seeding {
  people: ReadonlyMap<string, string>;
  signedUpAt: ReadonlyMap<string, Date>;
  clock: DemoClock;
  now: Date;
  rows: Rows;
}

function addRewards(rows: Rows, id: string, points: number, clock: DemoClock, place: number): void {
  if (points < STICKERS) return;
  const claimedAt = clock.at(9 + place, HOURS.claimed);
  // The last one who claimed still waits.
  const isWaiting = place === 3;
  rows.rewards.push({
    id: idAt(claimedAt),
    ambassador_id: id,
    reward: 'STICKER_PACK',
    state: isWaiting ? 'CLAIMED' : 'HANDED_OUT',
    reason: '',
    claimed_at: claimedAt,
    decided_at: isWaiting ? null : clock.after(claimedAt, 1_500),
  });
}

function addAmbassador(
  demo: DemoAmbassador,
  brought: readonly string[],
  { people, signedUpAt, clock, now, rows }: Seeding,
): void {
  const userId = people.get(demo.member);
  if (userId === undefined) return;
  const appliedAt = clock.at(demo.appliedDaysAgo, HOURS.applied);
  const decidedAt = clock.after(appliedAt, 1_800);
  const id = idAt(appliedAt);
  const referred = brought.flatMap((slug) => people.get(slug) ?? []);
  const from = referred.length + 1;
  const history = demoHistory(demo, { id, since: decidedAt, now, from });
  rows.ambassadors.push({
    id,
    user_id: userId,
    state: demo.state,
    motivation: demo.motivation,
    reason: demo.reason ?? '',
    code: codeOf(demo.member),
    is_name_hidden: demo.isNameHidden ?? false,
    request_id: idAt(appliedAt),
    applied_at: appliedAt,
    decided_at: demo.state === 'PENDING' ? null : decidedAt,
    visit_count: history.visits,
    joined_count: history.joined + referred.length,
    active_count: history.active,
    is_outdated: true,
  });
  rows.days.push(...[...history.days].map(([day, row]) => ({ ambassador_id: id, day, ...row })));
  rows.referrals.push(
    ...referred.map((personId, index) => ({
      person_id: personId,
      ambassador_id: id,
      number: index + 1,
      signed_up_at: signedUpAt.get(personId) ?? appliedAt,
      written_at: signedUpAt.get(personId) ?? appliedAt,
      network: '',
    })),
  );
  rows.lines.push(
    ...history.lines.map((line) => ({
      id: line.id,
      event_key: `ERASED:${line.id}`,
      ambassador_id: id,
      kind: line.kind,
      reason: line.reason,
      points: line.points,
      rule_version: line.ruleVersion,
      at: line.at,
      reverses: line.reverses,
      state: line.state,
      referral: line.referral,
    })),
  );
  addRewards(rows, id, totalOf(history.lines), clock, rows.ambassadors.length);
}

/** The invitations of the demo's ambassador: one that was used, and one that waits. */
function addInvites({ people, clock, rows }: Seeding, inviter: string, guest: string): void {
  const [createdBy, usedBy] = [people.get(inviter), people.get(guest)];
  if (createdBy === undefined || usedBy === undefined) return;
  for (const [daysAgo, user] of [
    [13, usedBy],
    [3, null],
  ] as const) {
    const createdAt = clock.at(daysAgo, HOURS.decided);
    const id = idAt(createdAt);
    rows.invites.push({
      id,
      created_by: createdBy,
      // Of a token that no one knows.
      token_hash: createHash('sha256').update(`invitation ${id}`).digest('hex'),
      created_at: createdAt,
      expires_at: clock.inDays(30 - daysAgo),
      used_by: user,
      used_at: user === null ? null : clock.after(createdAt, 900),
    });
  }
}

const order = ['ambassadors', 'days', 'referrals', 'lines', 'rewards', 'invites'] as const;

async function insertRows(trx: Trx, rows: Rows): Promise<void> {
  for (const table of order) await inserts[table].all(trx, { rows: JSON.stringify(rows[table]) });
}

/** Fills the database with the ambassadors of the demo community, and their points. The boards are computed at the start. */
export async function seedAmbassadors(
  { ambassadors, referrals }: AmbassadorsDemo,
  { trx, demo, now }: Pick<SeedContext, 'trx' | 'demo' | 'now'>,
): Promise<void> {
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const found = await signedUp.all(trx, { ids: [...people.values()] });
  const rows: Rows = {
    ambassadors: [],
    days: [],
    referrals: [],
    lines: [],
    rewards: [],
    invites: [],
  };
  const seeding: Seeding = {
    people,
    signedUpAt: new Map(found.map(({ id, created_at: at }) => [id, at])),
    clock: demoClock(now),
    now,
    rows,
  };
  for (const one of ambassadors) addAmbassador(one, referrals[one.member] ?? [], seeding);
  addInvites(seeding, 'kabir-anand', 'sana-malik');
  await insertRows(trx, rows);
}
