import { defineCall } from '@upround/shared/contract-core';
import { textOf } from '@upround/shared/domain';
import { implement, type ApiModule } from '@upround/shared/server-kit';
import * as z from 'zod/mini';

const text = z.strictObject({ text: textOf(100) });
const all = { method: 'POST', version: 'v1', status: 200, response: text } as const;

/** A call that is stopped before anything of it is read. */
export const join = defineCall({
  ...all,
  id: 'switched.join',
  summary: 'Is stopped with sign-up',
  path: '/switched/join',
  access: 'guest',
  switch: 'signUp',
  body: text,
});

/** A form that is stopped at its first file. */
export const post = defineCall({
  ...all,
  id: 'switched.post',
  summary: 'Is stopped with uploads, where it has a file',
  path: '/switched/post',
  access: 'member',
  switch: 'uploads',
  bodyKind: 'form',
  body: text,
  files: { images: { max: 2, maxBytes: 1000 } },
});

export const switchedModule: ApiModule = {
  name: 'switched',
  calls: [
    implement(join, { handle: async (_, { body }) => body }),
    implement(post, { handle: async (_, { body }) => body }),
  ],
};
