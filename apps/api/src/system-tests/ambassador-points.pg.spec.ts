import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@upround/shared/db';
import { planPaid, planRefunded } from '@upround/shared/ports';
import { createTaskQueue, handleTask, type TaskQueue } from '@upround/shared/tasks';
import { createTestDatabase, ownFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';
import { PROCESS_SECRET } from './running-member.fixtures';

const isFull = process.env['HEAVY'] === 'full';
const AMBASSADORS = 20;
/** Of the people, each is the subject of two events on average: 10,000 events in the full run. */
const PEOPLE = isFull ? 5_000 : 200;
const KILLS = isFull ? 5 : 2;
const TEST_MS = isFull ? 900_000 : 240_000;
const DAY_MS = 86_400_000;
/** Asia/Kolkata is 5:30 hours ahead of UTC. */
const KOLKATA_MS = 19_800_000;
/** What a payment brings, and how many of them count on one day, by the rules of today. */
const POINTS = 150;
const MOST_A_DAY = 20;
const MOST_A_SEASON = 300;

/** One event as it's delivered. */
interface Delivery {
  kind: 'PAID' | 'REFUNDED';
  userId: string;
  orderId: string;
  at: string;
}

/** Numbers from 0 to 1 in an order that is the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const out = [...items];
  for (let last = out.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [out[last], out[other]] = [out[other] as Item, out[last] as Item];
  }
  return out;
}

/** The points of an ambassador by the rules, each event applied once: awards by day up to the cap, less refunds. */
function expectedPoints(events: readonly Delivery[]): number {
  const firstPaid = new Map<string, Delivery>();
  for (const event of events) {
    const before = firstPaid.get(event.userId);
    if (event.kind === 'PAID' && (before === undefined || event.at < before.at)) {
      firstPaid.set(event.userId, event);
    }
  }
  const byDay = new Map<number, Delivery[]>();
  for (const event of firstPaid.values()) {
    const day = Math.floor((Date.parse(event.at) + KOLKATA_MS) / DAY_MS);
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  const refunded = new Set(
    events.filter(({ kind }) => kind === 'REFUNDED').map(({ orderId }) => orderId),
  );
  let points = 0;
  for (const ofDay of byDay.values()) {
    expect(ofDay.length).toBeLessThanOrEqual(MOST_A_DAY);
    for (const { orderId } of ofDay) points += refunded.has(orderId) ? 0 : POINTS;
  }
  return points;
}

const never = () => Promise.reject(new Error('Done by the test.'));

describe('points of ambassadors, delivered three times in any order while the process is killed', () => {
  const random = numbersFrom(21);
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let database: TestDatabase;
  let server: ServerProcess;
  let queue: TaskQueue;
  const people = new Map<string, string>();
  let ambassadors: string[];

  const start = async (port?: number) => {
    server = await startServerProcess('main', {
      dataDir: own.folder,
      ...(port === undefined ? {} : { port }),
      settings: { SECRET_KEY: PROCESS_SECRET, DATABASE_URL: database.url ?? '' },
    });
  };

  beforeAll(async () => {
    own = await ownFolder();
    database = await createTestDatabase();
    await start();
    const log = { info: () => undefined, warn: () => undefined };
    // Its tasks are done by the process alone.
    const handlers = [
      handleTask({ name: 'ambassador.note-payment', data: planPaid.data }, never, [planPaid]),
      handleTask({ name: 'ambassador.note-refund', data: planRefunded.data }, never, [
        planRefunded,
      ]),
    ];
    queue = createTaskQueue({ database, handlers, log, maintain: false });
    await queue.start();
    ambassadors = Array.from({ length: AMBASSADORS }, () => newId());
    await insertPeople();
  }, TEST_MS);
  afterAll(async () => {
    await queue?.stop();
    server?.signal('SIGKILL');
    await server?.ended;
    await database?.close();
    await own?.remove();
  }, 60_000);

  async function insertPeople() {
    const insertPerson = async (ids: readonly string[]) =>
      database.query(
        `insert into people (id, slug, display_name, created_at)
         select id, 'person-' || id, 'A person', now() - interval '5 days' from unnest($1::uuid[]) id`,
        [ids],
      );
    const owners = ambassadors.map(() => newId());
    await insertPerson(owners);
    const letter = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);
    const codes = ambassadors.map(
      (_id, index) => `PQRSTU${letter(Math.floor(index / 8))}${letter(index % 8)}`,
    );
    await database.query(
      `insert into ambassadors (id, user_id, state, motivation, code, request_id, applied_at, decided_at)
       select id, owner, 'ACTIVE', '', code, id, now(), now()
       from unnest($1::uuid[], $2::uuid[], $3::text[]) as t (id, owner, code)`,
      [ambassadors, owners, codes],
    );
    for (let index = 0; index < PEOPLE; index += 1) {
      people.set(newId(), ambassadors[index % AMBASSADORS] ?? '');
    }
    await insertPerson([...people.keys()]);
    // Spread over hours, so that no burst of sign-ups is held.
    await database.query(
      `insert into ambassador_referrals (person_id, ambassador_id, number, signed_up_at, written_at, network, check_at)
       select person, ambassador, number, now() - number * interval '10 minutes', now(), '', null
       from unnest($1::uuid[], $2::uuid[]) with ordinality as t (person, ambassador, place)
         cross join lateral (select ((place - 1) / $3 + 1)::int as number) n`,
      [[...people.keys()], [...people.values()], AMBASSADORS],
    );
  }

  /** What people do: they pay within the last weeks, some pay for another plan, and some get their money back. */
  function eventsOf(): Delivery[] {
    const events: Delivery[] = [];
    const perDay = Math.max(1, Math.ceil(PEOPLE / AMBASSADORS / 15));
    let place = 0;
    for (const userId of people.keys()) {
      const day = Math.floor(Math.floor(place / AMBASSADORS) / perDay);
      const at = (more: number) =>
        new Date(Date.parse('2026-11-02T06:00:00Z') + day * DAY_MS + more).toISOString();
      const orderId = newId();
      events.push({ kind: 'PAID', userId, orderId, at: at(place) });
      if (random() < 0.3)
        events.push({ kind: 'PAID', userId, orderId: newId(), at: at(3_600_000) });
      if (random() < 0.4) events.push({ kind: 'REFUNDED', userId, orderId, at: at(7_200_000) });
      if (random() < 0.3) {
        events.push({ kind: 'REFUNDED', userId, orderId: newId(), at: at(7_200_000) });
      }
      place += 1;
    }
    return events;
  }

  const deliver = async (deliveries: readonly Delivery[]) => {
    for (let index = 0; index < deliveries.length; index += 500) {
      await database.db.transaction().execute(async (trx) => {
        const sender = queue.senderOn(trx);
        for (const { kind, ...data } of deliveries.slice(index, index + 500)) {
          await sender.publish(kind === 'PAID' ? planPaid : planRefunded, data);
        }
      });
    }
  };

  const waiting = async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job
       where name like 'ambassador.%' and state in ('created', 'retry', 'active')`,
    );
    return row?.count ?? 0;
  };

  it(
    'equal the rules applied once, and the ledger sums to the board',
    async () => {
      const events = eventsOf();
      await deliver(shuffled([...events, ...events, ...events], random));
      const { port } = server;
      let startedAt = new Date();
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(isFull ? 8_000 : 2_000);
        server.signal('SIGKILL');
        await server.ended;
        startedAt = new Date();
        await start(port);
      }
      // What a killed process had begun is tried again after five minutes; this doesn't wait for that.
      await database.query(
        `update pgboss.job set state = 'retry' where name like 'ambassador.%' and state = 'active' and started_on < $1`,
        [startedAt],
      );
      while ((await waiting()) > 0) await pause(500);
      const lines = await database.query<{ id: string; points: number; most: number }>(
        `select a.id, coalesce(sum(l.points), 0)::int as points,
           count(*) filter (where l.reason = 'AWARD')::int as most
         from ambassadors a left join ambassador_lines l on l.ambassador_id = a.id group by a.id`,
      );
      for (const { id, points, most } of lines) {
        const own = events.filter(({ userId }) => people.get(userId) === id);
        expect([id, points]).toEqual([id, expectedPoints(own)]);
        expect(most).toBeLessThanOrEqual(MOST_A_SEASON);
      }
      await expectBoards();
    },
    TEST_MS,
  );

  async function expectBoards() {
    for (;;) {
      const [row] = await database.query<{ count: number }>(
        'select count(*)::int as count from ambassadors where is_outdated',
      );
      if (row?.count === 0) break;
      await pause(1_000);
    }
    const wrong = await database.query(
      `select a.id from ambassadors a
         left join ambassador_standings s on s.ambassador_id = a.id and s.board = 'ALL'
       where coalesce(s.points, 0) <>
         (select greatest(coalesce(sum(l.points), 0), 0) from ambassador_lines l where l.ambassador_id = a.id)`,
    );
    expect(wrong).toEqual([]);
  }
});
