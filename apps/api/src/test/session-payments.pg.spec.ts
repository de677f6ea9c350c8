import { bookMentor, changeBooking, readBooking } from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import { accountDeleted } from '@upround/shared/ports';
import type { TaskContext } from '@upround/shared/tasks';
import { createTestDatabase } from '@upround/shared/testing-server';
import type { TestDatabase, TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

const PRICE = 300_000;
const PARALLEL = 40;
const ROUNDS = 12;
const HOUR_MS = 3_600_000;
const always = [{ from: '00:00', to: '24:00' }];

interface Offered {
  member: TestMember;
  slug: string;
  serviceId: string;
}

/** Sessions and the payment engine together, on several connections. */
describe('R9 R12: sessions that are paid', () => {
  let database: TestDatabase;
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startDemoServer({ database });
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const person = () => server.signUpAs(`person-${(people += 1)}`);

  /** A mentor who can be booked at any full hour. */
  async function mentor(): Promise<Offered> {
    const member = await person();
    const [id, serviceId] = [newId(), newId()];
    const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
    const weekly = Object.fromEntries(days.map((day) => [day, always]));
    await server.database.query(
      `insert into mentors (id, user_id, slug, state, headline, zone, weekly, minimum_notice, horizon, price_from,
         listed_at, created_at, updated_at)
       values ($1, $2, $3, 'LISTED', 'A headline', 'UTC', $4, 0, 60, $5, now(), now(), now())`,
      [id, member.userId, member.slug, weekly, PRICE],
    );
    await server.database.query(
      `insert into mentor_services (id, mentor_id, title, minutes, step, price, currency, cancel_window_hours,
         move_window_hours, position, created_at)
       values ($1, $2, 'An hour', 60, 60, $3, 'INR', 24, 12, 0, now())`,
      [serviceId, id, PRICE],
    );
    return { member, slug: member.slug, serviceId };
  }

  const start = () => {
    const hours = Math.ceil(server.clock.now().getTime() / HOUR_MS) + 72;
    return new Date(hours * HOUR_MS);
  };
  /** Makes a call, and again while it is put off (503). */
  async function taken<Answer extends { status: number }>(call: () => Promise<Answer>) {
    for (;;) {
      const answer = await call();
      if (answer.status !== 503) return answer;
    }
  }
  const book = (as: TestMember, { slug, serviceId }: Offered, at: Date) =>
    taken(() =>
      server.call(
        bookMentor,
        {
          params: { slug },
          body: { serviceId, start: at.toISOString(), zone: 'Asia/Kolkata', goal: 'A goal' },
        },
        { as },
      ),
    );
  const change = (as: TestMember, id: string, body: Parameters<typeof changeOf>[2]) =>
    taken(() => changeOf(as, id, body));
  const changeOf = (
    as: TestMember,
    id: string,
    body: { state: 'CONFIRMED' | 'DECLINED' } | { state: 'CANCELLED'; expectedRefund: number },
  ) => server.call(changeBooking, { params: { id }, body }, { as });

  /** Runs a task by its name, beside others. */
  async function run(name: string, data: object = {}): Promise<void> {
    const handlers = server.modules.flatMap((module) => module.tasks ?? []);
    const handler = handlers.find(({ task }) => task.name === name);
    if (handler === undefined) throw new Error(`There is no task ${name}.`);
    const context: TaskContext = {
      db: server.db,
      log: { info: () => undefined, warn: () => undefined },
      inTransaction: (work) =>
        server.db.transaction().execute((trx) => work(trx, server.tasks.senderOn(trx))),
    };
    await handler.run(context, data);
  }

  /** The payer approves; the provider's report isn't there yet. */
  async function approve(paymentId: string): Promise<void> {
    await run('premium.start-payment', { paymentId });
    await server.database.query(
      `update sandbox_payments set state = 'APPROVED', decided_at = now(),
         bank_reference = 'pay_' || replace(payment_id::text, '-', '') where payment_id = $1`,
      [paymentId],
    );
  }
  const report = (paymentId: string) => run('premium.check-payment', { paymentId });

  async function moneyOf(bookingId: string) {
    const [row] = await server.database.query<{
      state: string;
      paid: boolean;
      payment: string;
      refunds: number;
      rows: number;
    }>(
      `select b.state, b.paid_at is not null as paid, p.state as payment,
         (select count(*)::int from refunds r where r.payment_id = p.id) as refunds,
         (select count(*)::int from mentor_taken_times t where t.booking_id = b.id) as rows
       from mentor_bookings b join payments p on p.id = b.payment_id where b.id = $1`,
      [bookingId],
    );
    return row;
  }
  const booked = async (as: TestMember, of: Offered, at: Date) => {
    const { status, body } = await book(as, of, at);
    expect(status).toBe(201);
    return { id: body.booking.id, paymentId: body.payment?.id ?? '' };
  };

  it('are ordered once by the one who gets the slot', async () => {
    const members: TestMember[] = [];
    while (members.length < PARALLEL) members.push(await person());
    const offered = await mentor();
    const at = start();
    const answers = await Promise.all(members.map((member) => book(member, offered, at)));
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(PARALLEL - 1);
    const orders = await server.database.query(`select 1 from orders where kind = 'BOOKING'`);
    expect(orders).toHaveLength(1);
  }, 120_000);

  it('are returned once, whoever ends them at the same time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [offered, asha] = [await mentor(), await person()];
      const { id, paymentId } = await booked(asha, offered, start());
      await approve(paymentId);
      await report(paymentId);
      expect(await moneyOf(id)).toMatchObject({ state: 'REQUESTED', payment: 'SUCCESS', rows: 2 });
      const cancel = { state: 'CANCELLED', expectedRefund: PRICE } as const;
      const answers = await Promise.all([
        change(asha, id, cancel),
        change(offered.member, id, { state: 'DECLINED' }),
        change(offered.member, id, { state: 'CONFIRMED' }),
        change(asha, id, cancel),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const money = await moneyOf(id);
      expect(['CANCELLED', 'DECLINED']).toContain(money?.state);
      expect(money).toMatchObject({ refunds: 1, rows: 0 });
      const { body } = await server.call(readBooking, { params: { id } }, { as: asha });
      expect(body).toMatchObject({ refunded: PRICE, paymentId });
    }
  }, 120_000);

  it('are either kept for the mentor or returned, where the payment meets the end of the hold', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [offered, asha] = [await mentor(), await person()];
      const { id, paymentId } = await booked(asha, offered, start());
      await approve(paymentId);
      await server.database.query(
        `update mentor_bookings set created_at = now() - interval '11 minutes',
           hold_until = now() - interval '1 minute' where id = $1`,
        [id],
      );
      await Promise.all([report(paymentId), run('mentor.expire-requests')]);
      const money = await moneyOf(id);
      if (money?.paid === true) {
        expect(money).toMatchObject({
          state: 'REQUESTED',
          payment: 'SUCCESS',
          refunds: 0,
          rows: 2,
        });
      } else {
        await report(paymentId);
        const ended = await moneyOf(id);
        expect(ended).toMatchObject({ state: 'EXPIRED', refunds: 1, rows: 0 });
      }
    }
  }, 120_000);

  it('R27: are returned when either side deletes the account', async () => {
    const offered = await mentor();
    const [asha, bela] = [await person(), await person()];
    const ids: string[] = [];
    for (const [index, member] of [asha, bela].entries()) {
      const at = new Date(start().getTime() + index * HOUR_MS);
      const { id, paymentId } = await booked(member, offered, at);
      await approve(paymentId);
      await report(paymentId);
      await change(offered.member, id, { state: 'CONFIRMED' });
      ids.push(id);
    }
    const gone = async ({ userId }: TestMember) => {
      await server.database.query(`update people set state = 'DELETED' where id = $1`, [userId]);
      await run('mentor.end-on-deletion', accountDeleted.data.parse({ userId }));
    };
    await Promise.all([gone(asha), gone(offered.member)]);
    for (const id of ids) {
      expect(await moneyOf(id)).toMatchObject({
        state: 'CANCELLED',
        refunds: 1,
        rows: 0,
      });
    }
  }, 60_000);

  it('are paid back, and leave no revenue of what was returned', async () => {
    for (let ran = 1; ran > 0;) ran = await server.runTasks();
    const refunds = await server.database.query<{ payment: string; refund: string }>(
      `select distinct p.state as payment, r.state as refund
       from refunds r join payments p on p.id = r.payment_id`,
    );
    expect(refunds).toEqual([{ payment: 'REFUNDED', refund: 'DONE' }]);
    const kept = await server.database.query<{ account: string; sum: number }>(
      'select account, sum(amount)::int as sum from ledger_entries group by account order by account',
    );
    const [paid] = await server.database.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from payments where state = 'SUCCESS'`,
    );
    const sumOf = (...accounts: string[]) =>
      kept.reduce((sum, row) => (accounts.includes(row.account) ? sum + row.sum : sum), 0);
    expect(sumOf('PROVIDER', 'CUSTOMER', 'REVENUE', 'TAX')).toBe(0);
    expect([sumOf('PROVIDER'), sumOf('CUSTOMER')]).toEqual([paid?.sum, 0]);
  });
});
