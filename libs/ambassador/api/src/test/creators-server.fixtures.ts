import {
  applyAsCreator,
  readCreatorStatement,
  readOwnCreator,
  recordRead,
  type CreatorApplication,
  type OwnCreator,
} from '@upround/ambassador/contract';
import { monthOf } from '@upround/ambassador/model';
import { idAt, newId } from '@upround/shared/db';
import type { PayoutRecord } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import {
  DAY_MS,
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from './ambassador-server.fixtures';

export const about = 'I write about what it costs to sell to hospitals in small towns.';
export const VPA = 'ira.sen@okbank';

/** The creator programme on a database of its own, with plans, revenue and ledger that the test sets. */
export interface CreatorServer extends AmbassadorServer {
  /** Ids of people with a plan. */
  plans: Set<string>;
  /** What plans bring, in paise, by month. */
  revenue: Map<string, number>;
  /** Payouts that were booked. */
  payouts: PayoutRecord[];
  /** Someone who meets all conditions. */
  eligible(): Promise<Person>;
  apply(as: TestMember, body?: { about: string; payoutVpa?: string }): ReturnType<typeof applyOf>;
  /** Someone who is in the programme since now. */
  creator(payoutVpa?: string): Promise<Person>;
  own(as: TestMember): Promise<OwnCreator>;
  application(as: TestMember): Promise<CreatorApplication>;
  read(as: TestMember, postId: string): ReturnType<typeof readOf>;
  /** So many people with a plan. */
  readers(count: number): Promise<Person[]>;
  /** Moves the clock to a moment. */
  goTo(moment: string): Promise<void>;
  /** Runs the task that closes months. */
  closeMonths(): Promise<void>;
  statement(as: TestMember, month: string): ReturnType<typeof statementOf>;
}

const applyOf = (
  server: AmbassadorServer,
  as: TestMember,
  body: { about: string; payoutVpa?: string },
) => server.call(applyAsCreator, { body }, { as });
const readOf = (server: AmbassadorServer, as: TestMember, postId: string) =>
  server.call(recordRead, { body: { postId } }, { as });
const statementOf = (server: AmbassadorServer, as: TestMember, month: string) =>
  server.call(readCreatorStatement, { params: { month } }, { as });

const CROWD = 50;
const POSTS = 10;

/** Starts the module. */
export async function startCreators(): Promise<CreatorServer> {
  const plans = new Set<string>();
  const revenue = new Map<string, number>();
  const payouts: PayoutRecord[] = [];
  const server = await startAmbassadors({
    entitlements: {
      of: async (_db, userId) =>
        userId !== null && plans.has(userId) ? { tier: 1, source: 'PLAN', until: null } : null,
    },
    planRevenue: { netOf: async (_db, { from }) => revenue.get(monthOf(from).id) ?? 0 },
    payouts: { record: async (_trx, payout) => void payouts.push(payout) },
  });
  const crowd = Array.from({ length: CROWD }, () => newId());
  await server.rows(
    `insert into people (id, slug, display_name) select id, 'crowd-' || n, 'Crowd'
     from unnest($1::uuid[]) with ordinality as t (id, n)`,
    [crowd],
  );
  const started: CreatorServer = {
    ...server,
    plans,
    revenue,
    payouts,
    eligible: async () => {
      const person = await server.person();
      const now = server.clock.now().getTime();
      await server.rows('update people set created_at = $2 where id = $1', [
        person.userId,
        new Date(now - 60 * DAY_MS),
      ]);
      const at = new Date(now - DAY_MS);
      for (let post = 0; post < POSTS; post += 1) {
        const id = await server.post(person, DAY_MS);
        await server.rows(
          `insert into creator_reads (id, month, post_id, reader_id, author_id, at, has_plan)
           select gen_random_uuid(), $1, $2, reader, $3, $4, false from unnest($5::uuid[]) as reader`,
          [monthOf(at).id, id, person.userId, at, crowd],
        );
      }
      return person;
    },
    apply: (as, body = { about, payoutVpa: VPA }) => applyOf(server, as, body),
    creator: async (payoutVpa = VPA) => {
      const person = await started.eligible();
      expect((await started.apply(person, { about, payoutVpa })).status).toBe(201);
      await server.decide('CREATOR', true);
      return person;
    },
    own: async (as) => (await server.call(readOwnCreator, {}, { as })).body,
    application: async (as) => {
      const { application } = await started.own(as);
      if (application === null) throw new Error('No application.');
      return application;
    },
    read: (as, postId) => readOf(server, as, postId),
    readers: async (count) => {
      const people: Person[] = [];
      for (let at = 0; at < count; at += 1) people.push(await server.person());
      for (const { userId } of people) plans.add(userId);
      return people;
    },
    goTo: (moment) => server.wait(Date.parse(moment) - server.clock.now().getTime()),
    closeMonths: () => server.runTask('ambassador.close-creator-months'),
    statement: (as, month) => statementOf(server, as, month),
  };
  return started;
}

/** An id of a post that isn't there. */
export const noPost = (): string => idAt(new Date());
