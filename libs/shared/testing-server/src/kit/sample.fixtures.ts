import { defineCall, defineErrors, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { idSchema, textOf } from '@upround/shared/domain';
import { AppError, implement, memberOf } from '@upround/shared/server-kit';
import type { ApiModule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { TestServer } from '../create-test-server';

/** Calls of every kind, to try the kit without a slice. */
export const sampleErrors = defineErrors({
  NOTE_TAKEN: { status: 409, sentence: 'This note is there already.' },
});

const noteSchema = z.object({ id: z.string(), by: z.string(), text: z.string() });
const noteBody = z.strictObject({
  text: textOf(100),
  tags: z.optional(z.array(textOf(20)).check(z.maxLength(3))),
  place: z.optional(z.strictObject({ lat: z.number(), open: z.boolean() })),
});

export const listNotes = defineCall({
  id: 'sample.listNotes',
  summary: 'Lists notes',
  method: 'GET',
  version: 'v1',
  path: '/note',
  selectedBy: ['filter'],
  query: z.strictObject({ filter: z.enum(['all', 'own']), ...segmentQuery }),
  access: 'guest',
  paging: 'segment',
  response: segmentOf(noteSchema),
});

export const findNotes = defineCall({
  id: 'sample.findNotes',
  summary: 'Finds notes by tag and number',
  method: 'GET',
  version: 'v1',
  path: '/note',
  selectedBy: ['tag'],
  query: z.strictObject({
    tag: textOf(20),
    least: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
    ids: z.optional(z.array(idSchema)),
    exact: z.optional(z.boolean()),
  }),
  access: 'guest',
  response: z.object({
    tag: z.string(),
    least: z.nullable(z.int()),
    ids: z.array(z.string()),
    exact: z.boolean(),
  }),
});

export const otherList = defineCall({
  id: 'sample.otherList',
  summary: 'Another list',
  method: 'GET',
  version: 'v2',
  path: '/note',
  query: z.strictObject({ ...segmentQuery }),
  access: 'guest',
  paging: 'segment',
  response: segmentOf(noteSchema),
});

export const readNote = defineCall({
  id: 'sample.readNote',
  summary: 'Reads a note',
  method: 'GET',
  version: 'v1',
  path: '/note/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  response: noteSchema,
});

export const writeNote = defineCall({
  id: 'sample.writeNote',
  summary: 'Writes a note',
  method: 'POST',
  version: 'v1',
  path: '/note',
  access: 'member',
  limit: 'post',
  body: noteBody,
  status: 201,
  response: noteSchema,
  errors: [sampleErrors.NOTE_TAKEN],
});

export const sendForm = defineCall({
  id: 'sample.sendForm',
  summary: 'Takes a form',
  method: 'POST',
  version: 'v2',
  path: '/note',
  access: 'member',
  bodyKind: 'form',
  body: noteBody,
  files: { images: { max: 2, maxBytes: 1000 } },
  response: z.object({ text: z.string(), tags: z.array(z.string()), sizes: z.array(z.int()) }),
});

export const deleteNote = defineCall({
  id: 'sample.deleteNote',
  summary: 'Deletes a note',
  method: 'DELETE',
  version: 'v1',
  path: '/note/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  body: z.optional(z.strictObject({ state: z.literal('DELETED') })),
});

export const report = defineCall({
  id: 'sample.report',
  summary: 'Takes no body',
  method: 'POST',
  version: 'v1',
  path: '/complaint',
  query: z.strictObject({ about: idSchema }),
  access: 'member',
  openToRestricted: true,
  response: z.object({ about: z.string() }),
});

export const refresh = defineCall({
  id: 'sample.refresh',
  summary: 'Looks at the cookie alone',
  method: 'PATCH',
  version: 'v1',
  path: '/auth',
  access: 'refresh',
  response: z.object({ cookie: z.string() }),
});

export const fail = defineCall({
  id: 'sample.fail',
  summary: 'Fails',
  method: 'GET',
  version: 'v1',
  path: '/failure/{how}',
  params: z.strictObject({ how: idSchema }),
  access: 'guest',
  response: z.object({ ok: z.boolean() }),
});

const SECRET = 'the password is hunter2';

/** The module of the sample calls; its table is made by `sampleTable`. */
export const sampleModule: ApiModule = {
  name: 'sample',
  calls: [
    implement(listNotes, {
      handle: async (context, { query }) => {
        const place = context.cursors.read<{ after: string }>(query.cursor);
        const { rows } = await sql<{ id: string; by: string; text: string }>`
          select id, user_id as by, text from notes
          where ${place === null} or id > ${place?.after ?? null}::uuid order by id limit 3`.execute(
          context.db,
        );
        const last = rows.at(-1);
        return {
          data: rows,
          nextSegment: last === undefined ? null : context.cursors.sign({ after: last.id }),
        };
      },
    }),
    implement(findNotes, {
      handle: async (_, { query: { tag, least, ids, exact } }) => ({
        tag,
        least: least ?? null,
        ids: ids ?? [],
        exact: exact ?? false,
      }),
    }),
    implement(otherList, {
      handle: async (context, { query }) => {
        context.cursors.read(query.cursor);
        return { data: [], nextSegment: null };
      },
    }),
    implement(readNote, {
      handle: async (context, { params }) => ({
        id: params.id,
        by: memberOf(context).userId,
        text: '',
      }),
    }),
    implement(writeNote, {
      audits: 'once',
      handle: async (context, { body }) => {
        const note = { id: newId(), by: memberOf(context).userId, text: body.text };
        const { numAffectedRows } = await sql`
          insert into notes (id, user_id, text) values (${note.id}, ${note.by}, ${note.text})
          on conflict (text) do nothing`.execute(context.trx);
        if (numAffectedRows === 0n) {
          throw new AppError(sampleErrors.NOTE_TAKEN, {
            path: 'text',
            details: { text: body.text },
          });
        }
        await context.audit({ action: 'NOTE', referenceType: 'NOTE', referenceId: note.id });
        return note;
      },
    }),
    implement(sendForm, {
      handle: async (_, { body, files }) => ({
        text: body.text,
        tags: body.tags ?? [],
        sizes: (files.images ?? []).map((file) => file.bytes.length),
      }),
    }),
    implement(deleteNote, {
      handle: async (context) => {
        memberOf(context);
        return undefined;
      },
    }),
    implement(report, { handle: async (_, { query }) => ({ about: query.about }) }),
    implement(refresh, {
      handle: async (context) => {
        context.setCookie('refresh-token', 'next', { maxAgeSeconds: 60 });
        return { cookie: context.cookie('refresh-token') ?? '' };
      },
    }),
    implement(fail, {
      handle: async (context, { params }) => {
        if (params.how === 'database') await sql`select ${SECRET} from nowhere`.execute(context.db);
        if (params.how === 'serialization')
          throw Object.assign(new Error(SECRET), { code: '40001' });
        if (params.how === 'full') throw Object.assign(new Error(SECRET), { code: '53100' });
        if (params.how === 'gone') throw Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' });
        throw new Error(SECRET, { cause: new Error(SECRET) });
      },
    }),
  ],
};

/** Makes the table of the sample calls. */
export async function sampleTable({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database.query(
    'create table if not exists notes (id uuid primary key, user_id uuid not null, text text not null unique)',
  );
}
