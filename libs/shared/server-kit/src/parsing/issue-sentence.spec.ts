import * as z from 'zod/mini';
import { issueSentence } from './issue-sentence';

const rows: [z.ZodMiniType, unknown, string][] = [
  [z.string(), undefined, 'This is needed.'],
  [z.string(), 5, 'This is not the kind of value that we expect.'],
  [z.string().check(z.minLength(1)), '', 'This is needed.'],
  [z.string().check(z.minLength(8)), 'a', 'This needs at least 8 characters.'],
  [z.string().check(z.maxLength(2)), 'abc', 'This takes at most 2 characters.'],
  [z.array(z.string()).check(z.minLength(2)), [], 'This needs at least 2 entries.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'This takes at most 1 entry.'],
  [z.number().check(z.maximum(50)), 51, 'This takes at most 50.'],
  [z.int(), 1.5, 'This is not the kind of value that we expect.'],
  [z.email(), 'x', 'This is not an e-mail address.'],
  [z.url(), 'x', 'This is not a web address.'],
  [z.iso.datetime(), 'x', 'This is not a moment in time.'],
  [z.string().check(z.regex(/^a$/)), 'b', 'This is not in the form that we expect.'],
  [z.enum(['a', 'b']), 'c', 'This is not one of the values that are accepted.'],
  [z.literal('a'), 'c', 'This is not one of the values that are accepted.'],
  [z.strictObject({}), { x: 1 }, 'This field is not known here.'],
  [z.union([z.string(), z.number()]), true, 'This value is not accepted.'],
];

describe('sentences of wrong fields', () => {
  it.each(rows)('%#', (schema, value, sentence) => {
    const result = schema.safeParse(value, { reportInput: true });
    expect(result.error?.issues.map(issueSentence)).toEqual([sentence]);
  });
});
