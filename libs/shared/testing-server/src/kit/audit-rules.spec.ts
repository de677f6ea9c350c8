import { defineCall } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { implement, memberOf } from '@upround/shared/server-kit';
import type { ApiModule, AuditRule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { sampleTable } from './sample.fixtures';

const noteWith = (name: string) =>
  defineCall({
    id: `sample.${name}`,
    summary: 'Saves a note',
    method: 'POST',
    version: 'v1',
    path: `/${name}`,
    body: z.strictObject({ entries: z.number() }),
    access: 'member',
    response: z.object({ id: z.string() }),
  });

const calls = {
  once: noteWith('once'),
  'at most once': noteWith('atMostOnce'),
  'each record': noteWith('eachRecord'),
  none: noteWith('none'),
};

type Rule = keyof typeof calls;

/** A write that leaves as many entries as its body says. */
const implementation = (rule: Rule) =>
  implement(calls[rule], {
    ...(rule !== 'none' && { audits: rule satisfies AuditRule }),
    handle: async (context, { body }) => {
      const id = newId();
      await sql`insert into notes (id, user_id, text) values (${id}, ${memberOf(context).userId}, ${id})`.execute(
        context.trx,
      );
      for (let left = 0; left < body.entries; left += 1) {
        await context.audit({ action: 'NOTE', referenceType: 'NOTE', referenceId: id });
      }
      return { id };
    },
  });

const auditedModule: ApiModule = {
  name: 'sample',
  calls: (Object.keys(calls) as Rule[]).map(implementation),
};

describe('R33: audit rules of writes', () => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [auditedModule] });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
  });
  afterAll(() => server?.close());

  const rowsIn = async (table: 'notes' | 'audit_entries') =>
    (await server.database.query(`select 1 from ${table}`)).length;

  it.each([
    { rule: 'once', entries: 1, isMade: true },
    { rule: 'once', entries: 0, isMade: false },
    { rule: 'once', entries: 2, isMade: false },
    { rule: 'at most once', entries: 0, isMade: true },
    { rule: 'at most once', entries: 2, isMade: false },
    { rule: 'each record', entries: 3, isMade: true },
    { rule: 'none', entries: 0, isMade: true },
    { rule: 'none', entries: 1, isMade: false },
  ] as const)(
    '$rule: a write with $entries entries is made: $isMade',
    async ({ rule, entries, isMade }) => {
      const before = { notes: await rowsIn('notes'), entries: await rowsIn('audit_entries') };
      const answer = await server.call(calls[rule], { body: { entries } }, { as: ada });
      expect(answer.status).toBe(isMade ? 200 : 500);
      expect((await rowsIn('notes')) - before.notes).toBe(Number(isMade));
      expect((await rowsIn('audit_entries')) - before.entries).toBe(isMade ? entries : 0);
    },
  );
});
