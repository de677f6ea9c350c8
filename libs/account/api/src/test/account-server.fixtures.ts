import type { SignedIn } from '@upround/account/contract';
import type { Failure } from '@upround/shared/contract-core';
import type { Database, OpenDatabase } from '@upround/shared/db';
import type { PeopleDirectory } from '@upround/shared/ports';
import { newId } from '@upround/shared/db';
import { createTestServer, type TestServerOptions } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { accountModule } from '../account-module';
import { findLiveMember } from '../sessions/find-live-member';
import { hashPassword } from '../passwords/password-hash';
import { createPasswords, type Passwords } from '../passwords/passwords';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** An answer as these tests read it. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
  /** The whole `Set-Cookie` of the refresh token. */
  setCookie: string | undefined;
  /** Its value. */
  cookie: string | undefined;
}

interface Request {
  body?: unknown;
  token?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** The client's address. */
  from?: string;
}

/** Account's module on a database of its own. */
export interface AccountServer {
  db: Database;
  database: OpenDatabase;
  origin: string;
  send<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    request: Request,
  ): Promise<Answer<Body>>;
  /** Signs a person up, and in by the mailed code. */
  signUp(email: string, password: string): Promise<Answer<SignedIn>>;
  /** Does the waiting tasks and answers the newest code that was mailed to the address. */
  mailedCode(email: string): Promise<string>;
  mailsTo(email: string): Mail[];
  /** Runs the nightly clean-up and answers whose mails it deleted. */
  cleanUp(): Promise<string[]>;
  drain(): Promise<number>;
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  guestToken(): Promise<string>;
  /** How many passwords were hashed or compared so far. */
  hashes(): number;
  /** How many statements reached the database so far. */
  statements(): number;
  /** Stores the password's hash at another cost than today's. */
  setCheapHash(email: string, password: string): Promise<void>;
  stop(): Promise<void>;
}

const cost = { log2n: 5, r: 8, p: 1 };

/** Code of the first error of a refusal. */
export function codeOf(answer: Answer<unknown>): string | undefined {
  return (answer.body as Partial<Failure>).errors?.[0]?.code;
}

/** Creates people as profile does, as far as account needs. */
const people: PeopleDirectory = {
  async restore(trx, userId) {
    const { rows } = await sql`
      with back as (delete from account_deletions where user_id = ${userId} returning user_id)
      update people set state = 'ACTIVE' from back where people.id = back.user_id returning 1`.execute(
      trx,
    );
    return rows.length > 0;
  },

  async create(trx, { displayName }) {
    const base = displayName.toLowerCase().replace(/\W+/g, '-');
    const id = newId();
    const { rows } = await sql<{ slug: string }>`
      insert into people (id, slug, display_name)
      select ${id}::uuid, case when exists (select 1 from people where slug = ${base})
        then ${`${base}-${id.slice(-6)}`} else ${base} end, ${displayName}
      returning slug`.execute(trx);
    return { id, slug: rows[0]?.slug ?? base };
  },
};

function counting(passwords: Passwords) {
  let count = 0;
  const counted: Passwords = {
    hash: (...given) => {
      count += 1;
      return passwords.hash(...given);
    },
    verify: (...given) => {
      count += 1;
      return passwords.verify(...given);
    },
    isOutdated: (stored) => passwords.isOutdated(stored),
  };
  return { counted, count: () => count };
}

/** Starts account alone, with cheap hashes and mails that stay here. */
export async function startAccountServer(
  options: Pick<TestServerOptions, 'rateLimits' | 'database'> = {},
): Promise<AccountServer> {
  const mails: Mail[] = [];
  const forgotten: string[] = [];
  const hashing = counting(createPasswords({ cost }));
  const server = await createTestServer({
    findMember: findLiveMember,
    ...options,
    modules: ({ signAccess, secrets }) => [
      accountModule({
        signAccess,
        secrets,
        people,
        mailer: {
          send: async (mail) => void mails.push(mail),
          forget: async (addresses) => void forgotten.push(...addresses),
        },
        brand: 'Upround',
        origins: ['https://upround.example'],
        signRealtime: null,
        passwords: hashing.counted,
      }),
    ],
  });
  let statements = 0;

  const started: AccountServer = {
    db: server.db,
    database: server.database,
    origin: 'https://upround.example',
    async send<Body>(
      method: string,
      path: string,
      { body, token, cookie, headers, from }: Request,
    ) {
      const raw = await server.app.inject({
        method: method as 'GET',
        url: path,
        ...(from === undefined ? {} : { remoteAddress: from }),
        headers: {
          ...(token === undefined ? {} : { 'access-token': token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        ...(cookie === undefined ? {} : { cookies: { 'refresh-token': cookie } }),
      });
      const setCookie = [raw.headers['set-cookie'] ?? []].flat()[0];
      const parsed: unknown = raw.body === '' ? undefined : raw.json();
      return {
        status: raw.statusCode,
        body: parsed as Body,
        headers: raw.headers,
        setCookie,
        cookie: setCookie?.split(';')[0]?.slice('refresh-token='.length),
      };
    },
    async signUp(email, password) {
      const displayName = email.split('@')[0] ?? email;
      await started.send('POST', '/v2/auth/register', { body: { email, password, displayName } });
      const code = await started.mailedCode(email);
      return started.send<SignedIn>('POST', '/v2/auth', { body: { email, code } });
    },
    async mailedCode(email) {
      await server.runTasks();
      const codes = started.mailsTo(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      return codes.at(-1) ?? '';
    },
    mailsTo: (email) => mails.filter(({ to }) => to === email),
    async cleanUp() {
      forgotten.length = 0;
      const cleaner = server.modules
        .flatMap(({ tasks }) => tasks ?? [])
        .find(({ task }) => task.name === 'account.clean-up');
      if (cleaner === undefined) throw new Error('no task cleans up');
      await server.db
        .transaction()
        .execute((trx) => server.tasks.senderOn(trx).send(cleaner.task, {}));
      await server.runTasks();
      return [...forgotten].sort();
    },
    drain: () => server.runTasks(),
    query: (text, values) => server.database.query(text, values),
    guestToken: () => server.tokens.signGuest(),
    hashes: hashing.count,
    statements: () => (statements += server.queries()),
    async setCheapHash(email, password) {
      const hash = await hashPassword(password, { ...cost, log2n: 4 });
      await server.database.query('update accounts set password_hash = $1 where email = $2', [
        hash,
        email,
      ]);
    },
    stop: () => server.close(),
  };
  return started;
}
