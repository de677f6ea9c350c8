import { coreErrors } from '@upround/shared/contract-core';
import type { HeldReason, ReferenceType } from '@upround/shared/domain';
import { newId, type Database, type Trx } from '@upround/shared/db';
import type {
  Mail,
  MemberStates,
  ModeratedRecords,
  ReportStore,
  SpamCheck,
  WrittenText,
} from '@upround/shared/ports';
import { AppError, type StaffRole } from '@upround/shared/server-kit';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { moderationModule } from '../moderation-module';
import type { ModerationDeps } from '../moderation-settings';
import { createReportStore } from '../reports/report-store';
import { createSpamCheck } from '../spam/spam-check';
import { testPayments } from './payments-port.fixtures';
import { peoplePorts } from './people-ports.fixtures';

/** A table of records that only these tests have. */
const TABLE = `create table if not exists test_records (
  id uuid primary key, type text not null, author_id uuid, text text not null,
  state text not null default 'ACTIVE', held_reason text)`;

const setState =
  (state: 'ACTIVE' | 'HIDDEN' | 'DELETED'): ModeratedRecords['hide'] =>
  async ({ trx }, { referenceId }) => {
    const { rows } = await sql`
      update test_records set state = ${state}, held_reason = null where id = ${referenceId}::uuid and state <> 'DELETED'
      returning id`.execute(trx);
    return rows.length > 0;
  };

const hold: ModeratedRecords['hold'] = async ({ trx }, { referenceId }, reason) => {
  await sql`update test_records set state = 'HIDDEN', held_reason = ${reason}
    where id = ${referenceId}::uuid`.execute(trx);
  return true;
};
const release: ModeratedRecords['release'] = async ({ trx }, { referenceId }) => {
  await sql`update test_records set state = 'ACTIVE', held_reason = null
    where id = ${referenceId}::uuid and held_reason is not null`.execute(trx);
  return true;
};

const records = (
  types: readonly ReferenceType[],
  measures: ModeratedRecords['measures'],
): ModeratedRecords => ({
  types,
  measures,
  capture: async (db: Database | Trx, { referenceId }) => {
    const { rows } = await sql<{ author_id: string | null; text: string }>`
      select author_id, text from test_records
      where id = ${referenceId}::uuid and state <> 'DELETED'`.execute(db);
    const [row] = rows;
    if (row === undefined) return null;
    const at = '2026-01-05T09:00:00.000Z';
    const around = [{ authorId: row.author_id ?? '', text: 'Pay me first.', at }];
    return {
      ownerId: row.author_id,
      title: '',
      text: row.text,
      pictures: [],
      path: '/post/p',
      at,
      ...(types.includes('MESSAGE') ? { around } : {}),
    };
  },
  hold,
  release,
  hide: setState('HIDDEN'),
  show: setState('ACTIVE'),
  remove: setState('DELETED'),
});

type MemberState = 'ACTIVE' | 'RESTRICTED' | 'BANNED';

const move = (state: MemberState, from: readonly MemberState[]) => async (trx: Trx, id: string) => {
  const { rows } = await sql`
    update people set state = ${state} where id = ${id}::uuid and state = any(${from}::text[])
    returning id`.execute(trx);
  return rows.length > 0;
};

const members: MemberStates = {
  restrict: move('RESTRICTED', ['ACTIVE', 'RESTRICTED']),
  suspend: move('BANNED', ['ACTIVE', 'RESTRICTED', 'BANNED']),
  reinstate: move('ACTIVE', ['ACTIVE', 'RESTRICTED', 'BANNED']),
};

/** What the module needs, with records of these tests. */
export const testDeps = (now?: () => Date, sent: Mail[] = []): ModerationDeps => ({
  now,
  members,
  mails: {
    brand: 'Upround',
    publicUrl: 'https://upround.example',
    mailer: { send: (mail) => Promise.resolve(void sent.push(mail)) },
    accounts: { emailOf: (_db, userId) => Promise.resolve(`${userId}@upround.test`) },
  },
  ...peoplePorts(now),
  payments: testPayments,
  contributed: () => ({
    moderated: [
      records(['POST', 'COMMENT'], ['HIDE', 'REMOVE']),
      records(['USER', 'MESSAGE', 'ARTICLE'], []),
    ],
    approvals: [],
  }),
});

export interface InsertedRecord {
  author: TestMember | null;
  type?: ReferenceType;
  text?: string;
}

/** Moderation's module on a database of its own, with records to report and a clock that tests move. */
export interface ModerationServer extends TestServer {
  /** The mails that were sent, in order. */
  sent: readonly Mail[];
  /** Moves the clock, and makes tasks due that were sent for later; runs them. */
  wait(seconds: number): Promise<void>;
  insert(record: InsertedRecord): Promise<{ referenceType: ReferenceType; referenceId: string }>;
  /** Reports a record, as social's call does. */
  report(
    reporter: TestMember,
    reference: { referenceType: ReferenceType; referenceId: string },
    over?: Partial<{ category: 'SPAM' | 'ILLEGAL' | 'OTHER'; message: string }>,
  ): Promise<string>;
  /** Writes a record and has it checked, as its slice does. */
  write(
    author: TestMember,
    text: string,
    over?: Partial<Pick<WrittenText, 'kind' | 'before'>> & { referenceId?: string },
  ): Promise<{ referenceId: string; held: HeldReason | null }>;
  giveRole(member: TestMember, role: StaffRole): Promise<unknown>;
  stateOf(referenceId: string): Promise<string | undefined>;
  memberState(member: TestMember): Promise<string | undefined>;
  /** Actions of the audit log about a record, oldest first. */
  audited(referenceId: string): Promise<string[]>;
}

export async function startModerationServer(): Promise<ModerationServer> {
  const sent: Mail[] = [];
  let takeReport: ReportStore['add'] = () => Promise.reject(new Error('not started'));
  let check: SpamCheck['check'] = () => Promise.reject(new Error('not started'));
  const counted = new Map<string, number>();
  const server = await createTestServer({
    modules: ({ now }) => {
      const deps = testDeps(now, sent);
      takeReport = createReportStore(deps).add;
      check = createSpamCheck({ ...deps, ownAddresses: ['https://www.upround.example'] }).check;
      return [moderationModule(deps)];
    },
  });
  const { database } = server;
  await database.query(TABLE);
  const first = async (text: string, values: readonly unknown[]) =>
    (await database.query<{ state: string }>(text, values))[0]?.state;
  return Object.assign(server, {
    sent,
    wait: async (seconds: number) => {
      server.clock.advance(seconds * 1000);
      await database.query(
        `update pgboss.job set start_after = start_after - $1::int * interval '1 second'
         where state in ('created', 'retry')`,
        [seconds],
      );
      await server.runTasks();
    },
    insert: async ({ author, type = 'POST', text = 'Double your money.' }: InsertedRecord) => {
      const referenceId = newId();
      await database.query(
        'insert into test_records (id, type, author_id, text) values ($1, $2, $3, $4)',
        [referenceId, type, author?.userId ?? null, text],
      );
      return { referenceType: type, referenceId };
    },
    report: async (
      reporter: TestMember,
      reference: { referenceType: ReferenceType; referenceId: string },
      over = {},
    ) => {
      const report = {
        reporterId: reporter.userId,
        reference,
        category: 'SPAM' as const,
        message: 'Spam.',
        ...over,
      };
      const { id } = await database.db.transaction().execute((trx) => takeReport(trx, report));
      return id;
    },
    write: async (
      author: TestMember,
      text: string,
      {
        kind = 'record',
        before,
        referenceId = newId(),
      }: Parameters<ModerationServer['write']>[2] = {},
    ) => {
      await database.query(
        `insert into test_records (id, type, author_id, text) values ($1, 'POST', $2, $3)
         on conflict (id) do update set text = excluded.text`,
        [referenceId, author.userId, text],
      );
      const reference = { referenceType: 'POST' as const, referenceId };
      const held = await database.db.transaction().execute((trx) =>
        check(
          {
            trx,
            tasks: server.tasks.senderOn(trx),
            countAttempt: async ({ name, points }, key) => {
              const count = (counted.get(`${name} ${key}`) ?? 0) + 1;
              counted.set(`${name} ${key}`, count);
              if (count > points) throw new AppError(coreErrors.RATE_LIMITED);
            },
          },
          {
            authorId: author.userId,
            text,
            kind,
            reference,
            ...(before !== undefined && { before }),
          },
        ),
      );
      return { referenceId, held };
    },
    giveRole: ({ userId }: TestMember, role: StaffRole) =>
      database.query('update accounts set staff_roles = array[$2] where user_id = $1', [
        userId,
        role,
      ]),
    stateOf: (id: string) => first('select state from test_records where id = $1', [id]),
    memberState: ({ userId }: TestMember) =>
      first('select state from people where id = $1', [userId]),
    audited: async (id: string) =>
      (
        await database.query<{ action: string }>(
          'select action from audit_entries where reference_id = $1 order by id',
          [id],
        )
      ).map(({ action }) => action),
  });
}
