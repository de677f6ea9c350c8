import { newId } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { insertInvoiced, insertReturned } from '../invoice/invoice.fixtures';
import { entitle } from '../entitlement.store';
import { premiumDeletionEffects } from './premium-deletion-effects';
import { premiumEraser } from './premium-eraser';
import { premiumExports } from './premium-exports';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server?.close());

const at = new Date('2026-06-01T06:30:00Z');

/** A plan that is paid and debited by a mandate. */
async function subscribe({ userId }: TestMember) {
  const [mandateId, membershipId] = [newId(), newId()];
  const sold = { userId, buyer: 'Asha Rao', title: 'Premium Plus, monthly', amount: 79_900, at };
  const { paymentId, number } = await insertInvoiced(server.database, sold);
  await server.database.query('update payments set payer = $2 where id = $1', [
    paymentId,
    'as••••@upi',
  ]);
  await server.database.query(
    `insert into mandates (id, user_id, provider, provider_mandate, state, max_amount, debit_amount, currency, period, payer, created_at)
     values ($1, $2, 'sandbox', $4, 'ACTIVE', 1500000, 29900, 'INR', 'MONTH', 'as••••@upi', $3)`,
    [mandateId, userId, at, `sandbox-${mandateId}`],
  );
  await server.database.query(
    `insert into memberships (id, user_id, tier, period, state, mandate_id, created_at)
     values ($1, $2, 2, 'MONTH', 'ACTIVE', $3, $4)`,
    [membershipId, userId, mandateId, at],
  );
  await server.database.query(
    `insert into membership_periods (id, membership_id, tier, period, starts_at, ends_at, amount, paid_at)
     values ($1, $2, 2, 'MONTH', $3, $4, 79900, $3)`,
    [newId(), membershipId, at, new Date('2026-07-01T06:30:00Z')],
  );
  const plan = { tier: 2, source: 'PLAN', since: at, until: null } as const;
  await server.db.transaction().execute((trx) => entitle(trx, userId, plan));
  return { paymentId, number };
}

async function exported({ userId }: TestMember) {
  const found: Record<string, unknown[]> = {};
  for (const { name, rows } of premiumExports) {
    for await (const { values } of rows(server.db, userId)) (found[name] ??= []).push(values);
  }
  return found;
}

const effectsOf = ({ userId }: TestMember) =>
  premiumDeletionEffects(() => new Date('2026-06-02T00:00:00Z')).describe(server.db, userId);

it('R28: plans, payments, refunds, mandates and invoices are exported, to their person alone', async () => {
  const [member, other] = [await server.signUpAs('exporter'), await server.signUpAs('other')];
  const { paymentId, number } = await subscribe(member);
  await subscribe(other);
  const creditNote = await insertReturned(server.database, { paymentId, at });
  const found = await exported(member);
  expect(found['payments']).toMatchObject([
    { id: paymentId, title: 'Premium Plus, monthly', amount: '799.00', upiId: 'as••••@upi' },
  ]);
  expect(found['refunds']).toMatchObject([{ payment: paymentId, amount: '799.00' }]);
  expect(found['mandates']).toMatchObject([{ maxAmount: '15000.00', upiId: 'as••••@upi' }]);
  expect(found['memberships']).toMatchObject([{ tier: 2, period: 'MONTH', state: 'ACTIVE' }]);
  expect(found['membership-periods']).toMatchObject([
    { amount: '799.00', startsAt: at.toISOString() },
  ]);
  expect(found['invoices']).toMatchObject([
    { number, kind: 'INVOICE', buyer: 'Asha Rao', amount: '799.00', tax: '121.88' },
    { number: creditNote, kind: 'CREDIT_NOTE' },
  ]);
  // The provider's own ids say nothing to a person.
  expect(JSON.stringify(found)).not.toContain('sandbox');
});

it('R27: erasing clears UPI ids and ends plan and mandate; invoices stay, and others keep theirs', async () => {
  const [leaver, stayer] = [await server.signUpAs('leaver'), await server.signUpAs('stayer')];
  await subscribe(leaver);
  await subscribe(stayer);
  const erase = () =>
    server.db.transaction().execute((trx) => premiumEraser.erase(trx, leaver.userId));
  await erase();
  await erase();
  const left = await exported(leaver);
  expect(left).not.toHaveProperty('entitlements');
  expect(left['payments']).toMatchObject([{ upiId: null, amount: '799.00' }]);
  expect(left['mandates']).toMatchObject([{ upiId: null, state: 'REVOKED' }]);
  expect(left['memberships']).toMatchObject([{ state: 'ENDED' }]);
  expect(left['invoices']).toMatchObject([{ buyer: 'Asha Rao', amount: '799.00' }]);
  expect(await exported(stayer)).toMatchObject({
    entitlements: [{ tier: 2 }],
    payments: [{ upiId: 'as••••@upi' }],
    mandates: [{ upiId: 'as••••@upi', state: 'ACTIVE' }],
    memberships: [{ state: 'ACTIVE' }],
  });
});

it('says before an account is deleted what happens to plan, debits and invoices', async () => {
  const [paying, gifted, free] = [
    await server.signUpAs('paying'),
    await server.signUpAs('gifted'),
    await server.signUpAs('free'),
  ];
  await subscribe(paying);
  const gift = { tier: 1, source: 'GRANT', since: at, until: null } as const;
  await server.db.transaction().execute((trx) => entitle(trx, gifted.userId, gift));
  expect(await effectsOf(paying)).toEqual([
    'Your Premium Plus plan ends at once, and future debits stop.',
    'We keep your invoices, with your name and the amount, for as long as tax law requires.',
  ]);
  expect(await effectsOf(gifted)).toEqual(['You lose your Premium plan.']);
  expect(await effectsOf(free)).toEqual([]);
});
