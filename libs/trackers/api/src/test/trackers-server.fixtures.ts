import { newId } from '@upround/shared/db';
import { CommandError, type Mail, type Payments, type SaleContext } from '@upround/shared/ports';
import {
  createTestServer,
  TEST_SECRET,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { recordInputSchema, type RecordInput } from '../import/record-input';
import { saveRecords } from '../import/save-records';
import { createTrackers } from '../trackers-module';

export const DAY_MS = 86_400_000;
export const PUBLIC_URL = 'https://upround.example';

/** What is sent to open pages. */
export interface SentEvent {
  userIds: readonly string[];
  name: string;
}

/** Orders that a test pays, fails or returns. */
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
}

/** The module of trackers on a database of its own, with plans and payments that the test sets. */
export interface TrackersServer extends TestServer {
  /** Inserts records, as an import does. */
  add(...records: readonly Partial<RecordInput>[]): Promise<void>;
  idOf(slug: string): Promise<string>;
  /** Gives a member a plan. */
  tiers: Map<string, 1 | 2 | 3>;
  events: SentEvent[];
  orders: FakeOrder[];
  mails: Mail[];
  /** Records the payment of an order, as premium does. */
  pay(order: FakeOrder): Promise<'DELIVERED' | 'REFUND'>;
  /** Returns it. */
  refund(order: FakeOrder): Promise<void>;
  /** Runs a command of operators; the message of a `CommandError` where it is refused. */
  command(words: string, ...args: string[]): Promise<string>;
}

/** A record with only the required fields. */
export const plainRecord = (change: Partial<RecordInput> = {}): RecordInput =>
  recordInputSchema.parse({
    slug: 'tideway-fund',
    type: 'VENTURE_CAPITAL',
    name: 'Tideway Fund',
    summary: 'Funds companies at the coast.',
    sourceName: 'Tideway',
    sourceUrl: 'https://tideway.example/about',
    ...change,
  });

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function fakePayments(orders: FakeOrder[]): Payments {
  return {
    lockBuyer: async () => undefined,
    order: async (_context, sale) => {
      const order = {
        ...sale,
        orderId: newId(),
        paymentId: newId(),
        isClosed: false,
        isPaid: false,
      };
      orders.push(order);
      return { ...order, payUrl: `https://pay.example/${order.paymentId}` };
    },
    resume: async (_context, orderId) => {
      const order = orders.find((one) => one.orderId === orderId);
      if (order === undefined || order.isClosed || order.isPaid) return null;
      return { ...order, payUrl: `https://pay.example/${order.paymentId}` };
    },
    close: async (_context, orderId) => {
      const order = orders.find((one) => one.orderId === orderId);
      if (order !== undefined) order.isClosed = true;
    },
    refund: async () => undefined,
  };
}

/** Starts the module. */
export async function startTrackers(): Promise<TrackersServer> {
  const tiers = new Map<string, 1 | 2 | 3>();
  const events: SentEvent[] = [];
  const orders: FakeOrder[] = [];
  const mails: Mail[] = [];
  const parts = {
    mails: {
      brand: 'Upround',
      mailer: {
        send: async (mail: Mail) => {
          mails.push(mail);
        },
      },
    },
    secrets: [TEST_SECRET] as const,
    publicUrl: PUBLIC_URL,
    payments: fakePayments(orders),
    realtime: {
      send: (userIds: readonly string[], { name }: { name: string }) => {
        events.push({ userIds, name });
      },
    },
    entitlements: {
      of: async (_db: unknown, userId: string | null) => {
        const tier = userId === null ? undefined : tiers.get(userId);
        return tier === undefined ? null : { tier, source: 'PLAN' as const, until: null };
      },
    },
  };
  const server = await createTestServer({
    modules: ({ now }) => [createTrackers({ ...parts, now }).module],
    extend: (app, { database }) => {
      const trackers = createTrackers({ ...parts, now: () => new Date() });
      trackers.register(app, { db: database.db, requestViewerId: async () => null });
    },
  });
  const { db, clock } = server;
  const sales = server.modules.flatMap((module) => module.contributes?.sales ?? []);
  const commands = server.modules.flatMap((module) => module.contributes?.commands ?? []);
  const inSale = <Result>(work: (context: SaleContext) => Promise<Result>) =>
    db.transaction().execute((trx) =>
      work({
        trx,
        tasks: server.tasks.senderOn(trx),
        now: clock.now(),
        afterCommit: (effect) => effect(),
      }),
    );
  const saleOf = ({ kind }: FakeOrder) => {
    const sale = sales.find((one) => one.kind === kind);
    if (sale === undefined) throw new Error(`No one sells ${kind}.`);
    return sale;
  };
  return {
    ...server,
    tiers,
    events,
    orders,
    mails,
    add: async (...records) => {
      const inputs = records.map((record) =>
        plainRecord({ ...(record.name !== undefined && { slug: slugOf(record.name) }), ...record }),
      );
      await db.transaction().execute((trx) => saveRecords(trx, inputs, clock.now()));
    },
    idOf: async (slug) => {
      const [row] = await server.database.query<{ id: string }>(
        'select id from tracker_records where slug = $1',
        [slug],
      );
      return row?.id ?? '';
    },
    pay: (order) =>
      inSale(async (context) => {
        const result = await saleOf(order).captured(context, order);
        order.isPaid = result === 'DELIVERED';
        return result;
      }),
    refund: (order) => inSale(async (context) => saleOf(order).refunded?.(context, order)),
    command: async (words, ...args) => {
      const command = commands.find((one) => one.words === words);
      if (command === undefined) throw new Error(`There is no command ${words}.`);
      try {
        return await command.run({ database: server.database, tasks: server.tasks }, args);
      } catch (error) {
        if (error instanceof CommandError) return error.message;
        throw error;
      }
    },
  };
}

export type { TestMember };
