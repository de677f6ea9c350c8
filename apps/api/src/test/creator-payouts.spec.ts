import { changeCreator, readCreatorStatement, readOwnCreator } from '@upround/ambassador/contract';
import { decideApproval, listApprovals } from '@upround/moderation/contract';
import { listNotifications } from '@upround/notifications/contract';
import { newId } from '@upround/shared/db';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

const VPA = 'ira.sen@okbank';

describe('R33: payouts to creators, through moderation, the ledger and notifications', () => {
  let server: TestServer;
  let creator: TestMember;
  let moderator: TestMember;

  beforeAll(async () => {
    server = await startDemoServer();
    creator = await server.signUpAs('ira-creator');
    moderator = await server.signUpAs('mira-moderator', { staffRoles: ['MODERATOR'] });
    const creatorId = newId();
    await server.database.query(
      `insert into creators (id, user_id, state, about, request_id, applied_at)
       values ($1, $2, 'APPROVED', 'I write.', $1, now())`,
      [creatorId, creator.userId],
    );
    await server.database.query(
      `with closed as (
         insert into creator_months (month, net_revenue, pool, reads, unshared, creators, closed_at)
         values ('2025-10', 1000000, 100000, 1, 0, 1, now()) returning month)
       insert into creator_shares (id, month, creator, reads, share, carried_in, paid, carried_out, payout)
       select $1, month, $2, 1, 100000, 0, 100000, 0, 'DUE' from closed`,
      [newId(), creatorId],
    );
  }, 180_000);
  afterAll(() => server?.close());

  const waiting = (as: TestMember) =>
    server.call(listApprovals, { query: { kind: 'CREATOR_PAYOUT' } }, { as });
  const decide = (id: string, as: TestMember) =>
    server.call(
      decideApproval,
      {
        params: { id },
        body: { kind: 'CREATOR_PAYOUT', isApproved: true, reason: 'Sent by UPI, reference 1234.' },
      },
      { as },
    );
  const booked = (id: string) =>
    server.database.query(
      `select e.account, e.amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.payout_id = $1 order by e.account`,
      [id],
    );

  it('are marked as paid once, booked, and the creator is notified', async () => {
    expect((await waiting(moderator)).body.data).toEqual([]);
    await server.call(changeCreator, { body: { payoutVpa: VPA } }, { as: creator });
    expect((await waiting(creator)).status).toBe(403);
    const { body } = await waiting(moderator);
    expect(body.data).toMatchObject([
      {
        title: 'ira-creator',
        text: `₹1,000.00 for October 2025. UPI ID: ${VPA}`,
        askedBy: { id: creator.userId },
      },
    ]);
    const id = body.data[0]?.id ?? '';
    expect((await decide(id, creator)).status).toBe(403);
    expect(await booked(id)).toEqual([]);
    const answers = await Promise.all([decide(id, moderator), decide(id, moderator)]);
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['APPROVAL_DECIDED', undefined]);
    expect(await booked(id)).toEqual([
      { account: 'CREATORS', amount: 100_000 },
      { account: 'PROVIDER', amount: -100_000 },
    ]);
    const own = await server.call(readOwnCreator, {}, { as: creator });
    expect(own.body.months).toMatchObject([{ month: '2025-10', payout: 'PAID', paid: 100_000 }]);
    const input = { params: { month: '2025-10' } };
    const statement = await server.call(readCreatorStatement, input, { as: creator });
    expect(statement.body.paidAt).not.toBeNull();
    await server.runTasks();
    const list = await server.call(listNotifications, { query: {} }, { as: creator });
    expect(list.body.data[0]).toMatchObject({
      type: 'CREATOR',
      target: { deeplink: '/creator-program?month=2025-10' },
    });
    const audits = await server.database.query<{ details: object }>(
      `select details from audit_entries where action = 'approval.approve'`,
    );
    expect(JSON.stringify(audits)).toContain(id);
    expect(JSON.stringify(audits)).not.toContain('okbank');
  });
});
