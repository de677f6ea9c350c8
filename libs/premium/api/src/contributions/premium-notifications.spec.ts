import { retryPayment } from '@upround/premium/contract';
import type { NotificationDraft, Notifier } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { startPremiumServer, type PremiumServer } from '../test/premium-server.fixtures';
import { premiumNotifications } from './premium-notifications';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: PremiumServer;
let count = 0;
const drafts = new Map<string, NotificationDraft>();
/** Stores each act of a person once, as notifications does. */
const notifier: Notifier = {
  now: () => server.clock.now(),
  notify: async (_context, draft) =>
    void drafts.set(`${draft.userId} ${draft.groupKey} ${draft.actKey}`, draft),
  takeBack: async () => undefined,
};
const someone = () => server.signUpAs(`notified-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer({
    tasks: premiumNotifications.flatMap(({ listeners = [] }) =>
      listeners.map((listener) => listener(notifier)),
    ),
  });
});
afterAll(() => server?.close());

/** What a person reads of a draft; undefined where it's no longer about anything. */
async function textOf(draft: NotificationDraft): Promise<string | undefined> {
  const { userId, type, referenceType, referenceId, details = null } = draft;
  const kind = premiumNotifications.find((one) => one.type === type);
  const { rows } = await sql<{ about: unknown }>`
    select to_jsonb(a) as about from (
      select ${userId}::uuid as user_id, ${referenceId}::uuid as reference_id, ${JSON.stringify(details)}::jsonb as details
    ) n cross join lateral (${kind?.about ?? sql`select 1`}) a`.execute(server.db);
  const [row] = rows;
  if (kind === undefined || row === undefined) return undefined;
  const common = { type, userId, referenceType, referenceId, details };
  const nobody = { who: [], actorCount: 0, latestSlug: null };
  const { sentence, excerpt } = kind.describe({ ...common, ...nobody }, row.about);
  const words = sentence.map((part) => Object.values(part).join(''));
  return `${words.join('')} | ${excerpt}`;
}
/** What a person was notified of since the last time they looked. */
async function news({ userId }: TestMember): Promise<string[]> {
  const texts: string[] = [];
  for (const [key, draft] of drafts) {
    if (draft.userId !== userId) continue;
    drafts.delete(key);
    const text = await textOf(draft);
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

const dayOf = (at: number | string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    new Date(at),
  );
const pass = async (milliseconds: number) => {
  await server.pass(milliseconds);
  await server.pass(MINUTE);
};
/** Someone whose debits fail, and whose renewal the bank was asked for. */
async function debited() {
  const buyer = await someone();
  const { membershipId } = await server.subscribe(buyer, {}, 'nofunds@upi');
  const end = new Date((await server.membershipOf(buyer))?.periodEnd ?? 0).getTime();
  await server.pass(end - 25 * HOUR - server.clock.now().getTime());
  server.clock.advance(25 * HOUR + MINUTE);
  await server.runScheduled('premium.renew-memberships');
  await server.runTasks();
  await news(buyer);
  return { buyer, membershipId, end };
}
/** The same, after the first failure. */
async function unpaid() {
  const { buyer, end } = await debited();
  await pass(MINUTE);
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'GRACE' });
  return { buyer, end };
}

describe('spec 4.50: a failed debit', () => {
  it('makes one notification, which says when it’s tried again', async () => {
    const { buyer, end } = await unpaid();
    const { nextDebitAt } = (await server.membershipOf(buyer)) ?? {};
    expect(await news(buyer)).toEqual([
      `The debit of ₹299 for your plan failed | We’ll try again on ${dayOf(nextDebitAt ?? 0)}. ` +
        `Your plan works until ${dayOf(end + 3 * DAY)}. You can also pay now.`,
    ]);
  });

  it('makes one each time, and the last one says that it was the last', async () => {
    const { buyer, end } = await unpaid();
    await news(buyer);
    await pass(DAY + MINUTE);
    const second = await news(buyer);
    const { nextDebitAt } = (await server.membershipOf(buyer)) ?? {};
    expect(second).toEqual([expect.stringContaining(`again on ${dayOf(nextDebitAt ?? 0)}.`)]);
    await pass(DAY + MINUTE);
    expect(await news(buyer)).toEqual([
      'The debit of ₹299 for your plan failed | That was the last attempt. ' +
        `Your plan works until ${dayOf(end + 3 * DAY)}. Pay before then to keep it.`,
    ]);
    await pass(DAY);
    expect(await news(buyer)).toEqual([
      'Your plan has ended | The debit failed three times. Choose a plan to start again.',
    ]);
  });

  it('that was under way when the plan was paused makes none', async () => {
    const { buyer, membershipId } = await debited();
    await server.change(buyer, membershipId, { state: 'PAUSED' });
    await pass(MINUTE);
    const [debit] = await server.database.query(
      'select state from payments where user_id = $1 and is_debit',
      [buyer.userId],
    );
    expect(debit).toEqual({ state: 'FAILED' });
    expect(await news(buyer)).toEqual([]);
  });
});

describe('a payment by hand', () => {
  it('that fails makes one notification, also where a debit had failed', async () => {
    const failed = 'Your payment of ₹299 failed: Premium, monthly';
    const next = 'Nothing was charged. You can try again.';
    const first = await someone();
    await server.subscribe(first, {}, 'fail@upi');
    await server.pass(5_000);
    expect(await news(first)).toEqual([`${failed} | ${next}`]);

    const { buyer } = await unpaid();
    await news(buyer);
    const { openPaymentId } = (await server.membershipOf(buyer)) ?? {};
    const as = await server.fresh(buyer);
    const params = { id: openPaymentId ?? '' };
    const { body } = await server.call(retryPayment, { params }, { as });
    await server.settle();
    await server.app.inject({
      method: 'POST',
      url: `/v1/payments/sandbox/${body.paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=decline',
    });
    await server.pass(5_000);
    expect(await news(buyer)).toEqual([`${failed} | ${next}`]);
  });

  it('that another plan took the place of makes none', async () => {
    const buyer = await someone();
    await server.buy(buyer);
    await server.settle();
    await server.buy(buyer, { planId: 'premium_plus' });
    await server.settle();
    expect(await news(buyer)).toEqual([]);
  });

  it('that succeeds makes one notification', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    expect(await news(buyer)).toEqual([
      'Your payment of ₹299 went through: Premium, monthly | Your invoice is on the payment page.',
    ]);
  });
});

it('a notification of the release before, without a next attempt, has a text', async () => {
  const buyer = await someone();
  const { membershipId } = await server.subscribe(buyer);
  const text = await textOf({
    userId: buyer.userId,
    type: 'PLAN',
    referenceType: 'PLAN',
    referenceId: membershipId,
    actorId: buyer.userId,
    groupKey: '',
    actKey: '',
    holds: sql`true`,
    details: { what: 'UNPAID', at: '2026-04-05T06:30:00Z' },
  });
  expect(text).toBe(
    'The debit for your plan failed | We’ll try again. Your plan works until 5 April 2026. You can also pay now.',
  );
});
