import {
  listAmbassadors,
  openReferralLink,
  readOwnAmbassador,
  register,
  saveReferral,
  type OwnAmbassador,
} from '@upround/ambassador/contract';
import { idAt } from '@upround/shared/db';
import type { NotificationDraft } from '@upround/shared/ports';
import type { ApiModule, StaffRole } from '@upround/shared/server-kit';
import {
  createTestServer,
  TEST_SECRET,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { createAmbassadors, type AmbassadorDeps, type Ambassadors } from '../ambassador-module';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const motivation =
  'I run a circle of forty founders in Kolkata, and most of them write well.';

/** The moment at which tests begin: the middle of a season. */
const START = Date.parse('2026-11-10T06:00:00Z');

export type Person = TestMember & { slug: string };

/** The programme on a database of its own. */
export interface AmbassadorServer extends TestServer {
  events: { userIds: readonly string[]; name: string }[];
  /** Notifications, in order. */
  drafts: NotificationDraft[];
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Someone who signed up now. */
  person(more?: { staffRoles?: StaffRole[] }): Promise<Person>;
  /** Someone who is an active ambassador. */
  ambassador(): Promise<Person>;
  ownOf(as: TestMember): Promise<OwnAmbassador>;
  /** Decides the oldest of what waits of a kind. */
  decide(kind: string, isApproved: boolean, reason?: string): Promise<boolean>;
  /** What waits of a kind, as staff see it. */
  waiting(kind: string): Promise<{ id: string; text: string }[]>;
  /** Says that an ambassador brought someone. */
  refer(person: TestMember, code: string, remoteAddress?: string): ReturnType<typeof referOf>;
  /** Someone who was just brought. */
  referred(ambassador: TestMember, remoteAddress?: string): Promise<Person>;
  /** Inserts a post of someone, in the order of moments. */
  post(person: TestMember, msAgo?: number): Promise<string>;
  /** Posts on three days, so that someone becomes active; ends two days later. */
  activate(person: TestMember): Promise<void>;
  /** Moves the clock; everyone has a new token then. */
  wait(ms: number): Promise<void>;
  /** Runs what is due every minute, and the boards. */
  minute(): Promise<void>;
  runTask(name: string): Promise<void>;
  board(query?: object, as?: TestMember): ReturnType<typeof boardOf>;
}

const referOf = (server: TestServer, as: TestMember, code: string, remoteAddress: string) =>
  server.call(saveReferral, { body: { code } }, { as, remoteAddress });
const boardOf = (server: TestServer, query: object, as: TestMember | undefined) =>
  server.call(listAmbassadors, { query: { cursor: '', ...query } }, as === undefined ? {} : { as });

let people = 0;

/** Nothing is sold unless a test says so. */
const nothingSold: Pick<AmbassadorDeps, 'entitlements' | 'planRevenue' | 'payouts'> = {
  entitlements: { of: async () => null },
  planRevenue: { netOf: async () => 0 },
  payouts: { record: async () => undefined },
};

/** Notifies as the slice of notifications does, into a list. */
const noticesOf = ({ contributes }: ApiModule, drafts: NotificationDraft[]): ApiModule => ({
  name: 'notices',
  calls: [],
  tasks: (contributes?.notifications ?? []).flatMap(({ listeners = [] }) =>
    listeners.map((listener) =>
      listener({
        notify: async (_context, draft) => void drafts.push(draft),
        takeBack: async () => undefined,
        now: () => new Date(),
      }),
    ),
  ),
});

/** Starts the module. @param more ports in the place of the usual ones */
export async function startAmbassadors(
  more: Partial<AmbassadorDeps> = {},
): Promise<AmbassadorServer> {
  const events: AmbassadorServer['events'] = [];
  const drafts: NotificationDraft[] = [];
  const made: { programme?: Ambassadors } = {};
  const server = await createTestServer({
    modules: ({ now }) => {
      made.programme = createAmbassadors({
        now,
        secrets: [TEST_SECRET],
        publicUrl: 'https://upround.example',
        realtime: {
          send: (userIds, { name }) => {
            events.push({ userIds, name });
          },
        },
        ...nothingSold,
        ...more,
      });
      const { module } = made.programme;
      return [module, noticesOf(module, drafts)];
    },
    extend: (app, { database }) =>
      made.programme?.register(app, {
        db: database.db,
        // The header names the person, in the place of a token.
        requestViewerId: async (request) => (request.headers['x-person'] as string) ?? null,
      }),
  });
  server.clock.advance(START - server.clock.now().getTime());
  const rows: AmbassadorServer['rows'] = (text, values = []) => server.database.query(text, values);
  const members: TestMember[] = [];
  const approvals = server.modules.flatMap(({ contributes }) => contributes?.approvals ?? []);
  const sourceOf = (kind: string) => {
    const source = approvals.find((one) => one.kind === kind);
    if (source === undefined) throw new Error(`Nothing waits as ${kind}.`);
    return source;
  };
  const handlers = server.modules.flatMap(({ tasks }) => tasks ?? []);
  const runScheduled = async (name: string) => {
    const handler = handlers.find(({ task }) => task.name === name);
    if (handler === undefined) throw new Error(`No task ${name}.`);
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(handler.task, {}));
    await server.runTasks();
  };
  const started: AmbassadorServer = {
    ...server,
    events,
    drafts,
    rows,
    person: async (more = {}) => {
      people += 1;
      const slug = `person-${people}`;
      const member = { ...(await server.signUpAs(slug, more)), slug };
      await rows('update people set created_at = $2 where id = $1', [
        member.userId,
        server.clock.now(),
      ]);
      const { userId, sessionId } = member;
      member.token = await server.tokens.signAccess({ userId, sessionId });
      members.push(member);
      return member;
    },
    ambassador: async () => {
      const member = await started.person();
      await server.call(register, { body: { motivation } }, { as: member });
      await started.decide('AMBASSADOR', true);
      return member;
    },
    ownOf: async (as) => {
      const { body } = await server.call(readOwnAmbassador, {}, { as });
      if (body.ambassador === null) throw new Error('No ambassador.');
      return body.ambassador;
    },
    waiting: async (kind) => [
      ...(await sourceOf(kind).list(server.db, { after: null, limit: 50 })),
    ],
    decide: async (kind, isApproved, reason = 'Because of the rules.') => {
      const [first] = await started.waiting(kind);
      if (first === undefined) throw new Error(`Nothing waits as ${kind}.`);
      return server.db.transaction().execute(async (trx) => {
        await sourceOf(kind).lock(trx, first.id);
        const tasks = server.tasks.senderOn(trx);
        const context = { trx, tasks, now: server.clock.now(), staffId: first.id };
        return sourceOf(kind).decide(context, first.id, { isApproved, reason });
      });
    },
    refer: (person, code, remoteAddress = '203.0.113.9') =>
      referOf(server, person, code, remoteAddress),
    referred: async (ambassador, remoteAddress) => {
      const { code } = await started.ownOf(ambassador);
      const person = await started.person();
      const { body } = await started.refer(person, code ?? '', remoteAddress);
      expect(body.outcome).toBe('REFERRED');
      return person;
    },
    post: async (person, msAgo = 0) => {
      const id = idAt(new Date(server.clock.now().getTime() - msAgo));
      await rows(
        `insert into posts (id, slug, author_id, type, kind, text) values ($1, $2, $3, 'POST', 'TEXT', 'Hello')`,
        [id, `post-${id}`, person.userId],
      );
      return id;
    },
    activate: async (person) => {
      for (let day = 0; day < 3; day += 1) {
        await started.post(person);
        if (day < 2) await started.wait(DAY_MS);
      }
      await started.minute();
    },
    wait: async (ms) => {
      server.clock.advance(ms);
      for (const member of members) {
        const { userId, sessionId } = member;
        member.token = await server.tokens.signAccess({ userId, sessionId });
      }
    },
    runTask: (name) => runScheduled(name),
    minute: async () => {
      for (const name of ['ambassador.check-referrals', 'ambassador.rank-boards']) {
        await runScheduled(name);
      }
    },
    board: (query = {}, as) => boardOf(server, query, as),
  };
  return started;
}

/** Opens a link without signing in. @returns the answer with its cookie */
export const openLink = (
  server: AmbassadorServer,
  code: string,
  headers: Record<string, string> = {},
) => server.call(openReferralLink, { body: { code } }, { headers, remoteAddress: '198.51.100.7' });
