import {
  bookMentor,
  changeBooking,
  readBooking,
  type BookingChangeInput,
} from '@upround/mentor/contract';
import { newId } from '@upround/shared/db';
import {
  accountDeleted,
  type Mail,
  type NotificationDraft,
  type Payments,
  type SaleContext,
} from '@upround/shared/ports';
import {
  createTestServer,
  TEST_SECRET,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { createMentors, type MentorDeps } from '../mentor-module';
import { listenerOf, noMails, notifierOf } from './mentor-listeners.fixtures';
import { insertMentor, type InsertedMentor } from './mentor-rows.fixtures';

export const PUBLIC_URL = 'https://upround.example';
export const HOUR_MS = 3_600_000;

/** An order that a test pays, and what became of it. */
export interface FakeOrder {
  orderId: string;
  paymentId: string;
  kind: string;
  referenceId: string;
  userId: string;
  title: string;
  amount: number;
  currency: 'INR';
  isClosed: boolean;
  isPaid: boolean;
  /** The reasons of its refunds; more than one would be a mistake. */
  refunds: string[];
}

/** A mentor with the names by which calls know them. */
export interface TestMentor extends InsertedMentor {
  member: TestMember;
  slug: string;
}

/** Mentors on a database of its own, with payments that the test makes. */
export interface MentorServer extends TestServer {
  orders: FakeOrder[];
  events: { userIds: readonly string[]; name: string }[];
  /** What happened to bookings, as other slices hear of it. */
  heard: string[];
  /** Mails that were sent. */
  mails: Mail[];
  /** What members are notified of, in order. */
  drafts: NotificationDraft[];
  /** People with names of their own. */
  person(): Promise<TestMember>;
  /** A mentor whose hour costs so much, with windows of 24 h for cancelling and 12 h for moving. */
  mentor(price?: number, columns?: Record<string, unknown>): Promise<TestMentor>;
  book(as: TestMember, mentor: TestMentor, start: Date): Booked;
  /** Books, and pays what it costs. */
  request(as: TestMember, mentor: TestMentor, start: Date): Promise<string>;
  /** The same, and the mentor confirms. */
  agree(as: TestMember, mentor: TestMentor, start: Date): Promise<string>;
  change(as: TestMember, id: string, body: BookingChangeInput): Changed;
  read(as: TestMember, id: string): ReturnType<typeof readOf>;
  /** Records the payment of the latest order, as premium does. */
  pay(order?: FakeOrder): Promise<'DELIVERED' | 'REFUND'>;
  /** Returns a payment, as staff do. */
  refund(order: FakeOrder): Promise<void>;
  /** Deletes an account, and does what follows. */
  deleteAccount(who: TestMember): Promise<void>;
  /** Moves the clock to a moment; everyone has a new token then. */
  goTo(at: Date, byMs?: number): Promise<void>;
  /** Runs the task of this name once. */
  runTask(name: string, data?: object): Promise<void>;
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

type Booked = ReturnType<typeof bookOf>;
type Changed = ReturnType<typeof changeOf>;
const bookOf = (server: TestServer, as: TestMember, mentor: TestMentor, start: Date) =>
  server.call(
    bookMentor,
    {
      params: { slug: mentor.slug },
      body: {
        serviceId: mentor.serviceId,
        start: start.toISOString(),
        zone: 'Europe/London',
        goal: 'A goal',
      },
    },
    { as },
  );
const changeOf = (server: TestServer, as: TestMember, id: string, body: BookingChangeInput) =>
  server.call(changeBooking, { params: { id }, body }, { as });
const readOf = (server: TestServer, as: TestMember, id: string) =>
  server.call(readBooking, { params: { id } }, { as });

/** The start of a slot that many workdays ahead, from 04:30 UTC: different days are different slots. */
export function slotAhead(server: TestServer, days: number, hour: 0 | 1 | 2 = 0): Date {
  const day = new Date(server.clock.now());
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  day.setUTCHours(4, 30, 0, 0);
  return new Date(day.getTime() + hour * HOUR_MS);
}

type Refunded = (context: SaleContext, order: FakeOrder) => Promise<void>;

/** Takes and returns money as premium does: once, with the kind of sale hearing of it. */
function fakePayments(orders: FakeOrder[], refunded: Refunded): Payments {
  const orderOf = (orderId: string) => orders.find((one) => one.orderId === orderId);
  return {
    lockBuyer: async () => undefined,
    order: async (_context, sale) => {
      const ids = { orderId: newId(), paymentId: newId() };
      orders.push({ ...sale, ...ids, isClosed: false, isPaid: false, refunds: [] });
      return { ...ids, payUrl: `https://pay.example/${ids.paymentId}` };
    },
    resume: async (_context, orderId) => {
      const order = orderOf(orderId);
      if (order === undefined || order.isClosed || order.isPaid) return null;
      return { ...order, payUrl: `https://pay.example/${order.paymentId}` };
    },
    close: async (_context, orderId) => {
      const order = orderOf(orderId);
      if (order !== undefined && !order.isPaid) order.isClosed = true;
    },
    refund: async (context, orderId, reason) => {
      const order = orderOf(orderId);
      if (order?.isPaid !== true || order.refunds.length > 0) return;
      order.refunds.push(reason);
      await refunded(context, order);
    },
  };
}

let people = 0;

/**
 * Starts the module.
 *
 * @param more parts in place of those of tests
 */
export async function startMentors(more: Partial<MentorDeps> = {}): Promise<MentorServer> {
  const orders: FakeOrder[] = [];
  const events: MentorServer['events'] = [];
  const heard: string[] = [];
  const mails: Mail[] = [];
  const drafts: NotificationDraft[] = [];
  const sales: { refunded: Refunded } = { refunded: async () => undefined };
  const parts: MentorDeps = {
    secrets: [TEST_SECRET],
    publicUrl: PUBLIC_URL,
    mails: {
      ...noMails,
      accounts: { emailOf: async (_db, userId) => `${userId}@upround.test` },
      mailer: { send: async (mail) => void mails.push(mail) },
    },
    payments: fakePayments(orders, (context, order) => sales.refunded(context, order)),
    realtime: {
      send: (userIds, { name }) => {
        events.push({ userIds, name });
      },
    },
    ...more,
  };
  const server = await createTestServer({
    modules: ({ now }) => [
      createMentors({ ...parts, now }).module,
      listenerOf(heard),
      notifierOf(drafts, now),
    ],
    extend: (app, { database }) => createMentors(parts).register(app, { db: database.db }),
  });
  const kinds = server.modules.flatMap((module) => module.contributes?.sales ?? []);
  const saleOf = ({ kind }: FakeOrder) => {
    const sale = kinds.find((one) => one.kind === kind);
    if (sale === undefined) throw new Error(`No one sells ${kind}.`);
    return sale;
  };
  sales.refunded = async (context, order) => saleOf(order).refunded?.(context, order);
  const inSale = <Result>(work: (context: SaleContext) => Promise<Result>) =>
    server.db.transaction().execute((trx) =>
      work({
        trx,
        tasks: server.tasks.senderOn(trx),
        now: server.clock.now(),
        afterCommit: (effect) => effect(),
      }),
    );
  const rows: MentorServer['rows'] = (text, values = []) => server.database.query(text, values);
  const members: TestMember[] = [];
  const person = async () => {
    people += 1;
    const member = await server.signUpAs(`person-${people}`);
    members.push(member);
    return member;
  };
  const mentors: MentorServer = {
    ...server,
    orders,
    events,
    heard,
    mails,
    drafts,
    rows,
    person,
    mentor: async (price = 0, columns = {}) => {
      const member = await person();
      const inserted = await insertMentor(server, member);
      await rows('update mentor_services set price = $2 where mentor_id = $1', [
        inserted.id,
        price,
      ]);
      for (const [column, value] of Object.entries(columns)) {
        await rows(`update mentors set ${column} = $2 where id = $1`, [inserted.id, value]);
      }
      const slug = `mentor-${inserted.id.slice(-12)}`;
      return { ...inserted, member, slug };
    },
    book: (as, mentor, start) => bookOf(server, as, mentor, start),
    request: async (as, mentor, start) => {
      const { status, error, body } = await bookOf(server, as, mentor, start);
      expect([status, error]).toEqual([201, undefined]);
      if (body.payment !== null) expect(await mentors.pay()).toBe('DELIVERED');
      return body.booking.id;
    },
    agree: async (as, mentor, start) => {
      const id = await mentors.request(as, mentor, start);
      const { status } = await changeOf(server, mentor.member, id, { state: 'CONFIRMED' });
      expect(status).toBe(200);
      return id;
    },
    change: (as, id, body) => changeOf(server, as, id, body),
    read: (as, id) => readOf(server, as, id),
    pay: (order = orders.at(-1)) =>
      inSale(async (context) => {
        if (order === undefined) throw new Error('Nothing was ordered.');
        const result = await saleOf(order).captured(context, order);
        order.isPaid = result === 'DELIVERED';
        return result;
      }),
    refund: async (order) => {
      order.refunds.push('STAFF');
      await inSale((context) => sales.refunded(context, order));
    },
    deleteAccount: async ({ userId }) => {
      await rows(`update people set state = 'DELETED' where id = $1`, [userId]);
      await server.db
        .transaction()
        .execute((trx) => server.tasks.senderOn(trx).publish(accountDeleted, { userId }));
      await server.runTasks();
    },
    goTo: async (at, byMs = 0) => {
      server.clock.advance(at.getTime() + byMs - server.clock.now().getTime());
      for (const member of members) {
        const { userId, sessionId } = member;
        member.token = await server.tokens.signAccess({ userId, sessionId });
      }
    },
    runTask: async (name, data = {}) => {
      const handlers = server.modules.flatMap((module) => module.tasks ?? []);
      const found = handlers.find(({ task }) => task.name === name);
      if (found === undefined) throw new Error(`There is no task ${name}.`);
      await server.db
        .transaction()
        .execute((trx) => server.tasks.senderOn(trx).send(found.task, data));
      await server.runTasks();
    },
  };
  return mentors;
}
