import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, ownFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';
import {
  eventOf,
  forged,
  genuine,
  seededNumbers,
  shuffle,
  type Delivery,
} from './payment-storm.fixtures';
import { PROCESS_SECRET } from './running-member.fixtures';
import { insertBuyers, type Buyer } from './storm-buyers.fixtures';

const full = process.env['HEAVY'] === 'full';
const CAPTURES = full ? 10_000 : 100;
const DELIVERIES = 3;
const KILLS = 5;
const SENDERS = full ? 24 : 8;
/** Each so many buyers pay the same order twice. */
const TWICE = 10;
const POLL_MS = 50;
const TEST_MS = full ? 1_800_000 : 180_000;

/** The provider's side: it sends until each delivery is answered with success. */
function openStorm(start: (port?: number) => Promise<ServerProcess>) {
  const servers: (ServerProcess | undefined)[] = [];
  const starting = new Map<number, Promise<void>>();
  const deaths = { count: 0 };
  const answers = { genuine: [] as number[], forged: [] as number[] };

  const begin = (which: number, port?: number) => {
    const started = start(port).then((server) => {
      servers[which] = server;
      starting.delete(which);
    });
    starting.set(which, started);
    return started;
  };
  async function kill(which: number, again: boolean): Promise<void> {
    await starting.get(which);
    const server = servers[which];
    if (server === undefined) return;
    server.signal('SIGKILL');
    if (again) deaths.count += 1;
    servers[which] = undefined;
    await server.ended;
    if (again) void begin(which, server.port);
  }
  async function alive(turn: number): Promise<ServerProcess> {
    for (;;) {
      const living = servers.filter((server) => server !== undefined);
      const server = living[turn % living.length];
      if (server !== undefined) return server;
      await Promise.race(starting.values());
    }
  }
  async function post({ url }: ServerProcess, { body, headers }: Delivery): Promise<number> {
    try {
      const answer = await fetch(`${url}/v1/payments/webhook/sandbox`, {
        method: 'POST',
        body,
        headers: headers(),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
  /** Sends all deliveries; those that the provider sends again go to the end of the queue. */
  async function send(deliveries: readonly Delivery[], killAt: readonly number[]): Promise<void> {
    const queue = [...deliveries];
    const kills = [...killAt];
    let done = 0;
    let killing: Promise<unknown> = Promise.resolve();
    let turn = 0;
    const sender = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        turn += 1;
        const status = await post(await alive(turn), next);
        answers[next.isForged ? 'forged' : 'genuine'].push(status);
        if (!next.isForged && status !== 200) queue.push(next);
        else done += 1;
        if (done >= (kills[0] ?? Infinity)) {
          kills.shift();
          const which = kills.length % 2;
          killing = killing.then(() => kill(which, true));
        }
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await killing;
    // The last delivery may have been put back by one sender after the others had ended.
    if (queue.length > 0) await send(queue.splice(0), []);
  }
  return {
    answers,
    deaths,
    begin,
    send,
    async close() {
      for (const which of servers.keys()) await kill(which, false);
    },
  };
}

describe('R12, F13: a storm of payment events', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let database: TestDatabase;
  let storm: ReturnType<typeof openStorm>;

  beforeAll(async () => {
    own = await ownFolder();
    database = await createTestDatabase();
    storm = openStorm((port) =>
      startServerProcess('main', {
        dataDir: own.folder,
        ...(port === undefined ? {} : { port }),
        settings: { SECRET_KEY: PROCESS_SECRET, DATABASE_URL: database.url ?? '' },
      }),
    );
    await storm.begin(0);
    await storm.begin(1);
  }, 120_000);
  afterAll(async () => {
    await storm?.close();
    await database?.close();
    await own.remove();
  }, 60_000);

  const count = async (from: string, given: unknown[] = []) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${from}`, given))[0]?.n;
  const rows = (text: string) => database.query<Record<string, unknown>>(text, []);

  /** Three deliveries of each event; a tenth of all are forged besides. */
  function deliveriesFor(paid: readonly Buyer[], unpaid: readonly Buyer[], random: () => number) {
    const captured = paid.flatMap(({ paymentIds }) => paymentIds);
    const bodies = captured.flatMap((id, at) => [
      eventOf(id, 'SUCCESS'),
      ...(at % 4 === 0 ? [eventOf(id, 'OPEN')] : []),
      ...(at % 4 === 1 ? [eventOf(id, 'FAILED')] : []),
    ]);
    const all = bodies.flatMap((body) => Array.from({ length: DELIVERIES }, () => genuine(body)));
    const targets = unpaid.flatMap(({ paymentIds }) => paymentIds);
    const forgeries = Array.from({ length: Math.ceil(all.length / 9) }, (_, at) => {
      const from = at % 2 === 0 ? targets : captured;
      return forged(eventOf(from[at % from.length] ?? '', 'SUCCESS'), at);
    });
    return shuffle([...all, ...forgeries], random);
  }

  /** Refunds are made in the background; a task of a killed process is taken over by those that look after it. */
  async function untilReturned(): Promise<void> {
    while ((await count(`refunds where state <> 'DONE'`)) !== 0) {
      // Those who look after refunds take what is ten minutes late.
      await database.query(
        `update refunds set created_at = now() - interval '11 minutes' where state <> 'DONE'`,
        [],
      );
      await pause(POLL_MS);
    }
  }

  it(
    `${CAPTURES} captures, delivered ${DELIVERIES} times in any order, with ${KILLS} deaths, open a plan for each order that was paid`,
    async () => {
      const buyers = Math.round((CAPTURES * TWICE) / (TWICE + 1));
      const twice = CAPTURES - buyers;
      const paid = await insertBuyers(database, {
        count: buyers,
        paymentsOf: (at) => (at < twice ? 2 : 1),
        isApproved: true,
      });
      const unpaid = await insertBuyers(database, {
        count: Math.ceil(CAPTURES / 10),
        paymentsOf: () => 1,
        isApproved: false,
      });
      const random = seededNumbers(1_512);
      const deliveries = deliveriesFor(paid, unpaid, random);
      const killAt = Array.from({ length: KILLS }, () =>
        Math.floor(deliveries.length * (0.05 + 0.9 * random())),
      ).sort((one, other) => one - other);
      await storm.send(deliveries, killAt);
      await untilReturned();
      expect(storm.deaths.count).toBe(KILLS);

      // Answered with 400, or by nobody, where the process was killed.
      expect(new Set(storm.answers.forged.filter((status) => status !== 0))).toEqual(
        new Set([400]),
      );
      const refused = storm.answers.genuine.filter((status) => status >= 400 && status < 500);
      expect(refused).toEqual([]);

      const own = `user_id = any ($1)`;
      const [payers, others] = [paid, unpaid].map((list) => [list.map(({ userId }) => userId)]);
      for (const granted of [
        'orders where paid_by is not null and',
        `memberships where state = 'ACTIVE' and`,
        'entitlements where until > now() and',
        `mandates where state = 'ACTIVE' and`,
        `payments where state = 'SUCCESS' and`,
        `invoices where kind = 'INVOICE' and`,
      ]) {
        expect([granted, await count(`${granted} ${own}`, payers)]).toEqual([granted, buyers]);
        expect([granted, await count(`${granted} ${own}`, others)]).toEqual([granted, 0]);
      }
      expect(
        await rows(`select state, count(*)::int as n from payments group by 1 order by 1`),
      ).toEqual([
        { state: 'PENDING', n: unpaid.length },
        { state: 'REFUNDED', n: twice },
        { state: 'SUCCESS', n: buyers },
      ]);
      expect(await count('refunds')).toBe(twice);
      expect(await count('sandbox_refunds')).toBe(twice);
      expect(
        await rows(
          `select kind, count(*)::int as n from ledger_transactions group by 1 order by 1`,
        ),
      ).toEqual([
        { kind: 'CAPTURE', n: CAPTURES },
        { kind: 'DELIVERY', n: buyers },
        { kind: 'REFUND', n: twice },
      ]);
      expect(
        await rows(`select 1 from ledger_entries group by transaction_id having sum(amount) <> 0`),
      ).toEqual([]);
      expect(
        await rows(`select account from ledger_entries group by account having sum(amount) = 0`),
      ).toEqual([{ account: 'CUSTOMER' }]);
      // Each number of each series once, from the first to the last.
      expect(
        await rows(
          `select prefix from (select left(number, -7) as prefix, right(number, 6)::int as n from invoices) numbered
           group by prefix having count(distinct n) <> count(*) or min(n) <> 1 or max(n) <> count(*)`,
        ),
      ).toEqual([]);
      expect(await count(`provider_events where outcome in ('UNKNOWN', 'MISMATCH')`)).toBe(0);
    },
    TEST_MS,
  );
});
