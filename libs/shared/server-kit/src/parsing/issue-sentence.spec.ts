import * as z from 'zod/mini';
import { issueSentence } from './issue-sentence';

const rows: [z.ZodMiniType, unknown, string][] = [
  [z.string(), undefined, 'This is required.'],
  [z.string(), 5, 'This isn’t the expected type of value.'],
  [z.string().check(z.minLength(1)), '', 'This is required.'],
  [z.string().check(z.minLength(8)), 'a', 'Use at least 8 characters.'],
  [z.string().check(z.maxLength(2)), 'abc', 'Use at most 2 characters.'],
  [z.array(z.string()).check(z.minLength(2)), [], 'Use at least 2 entries.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Use at most 1 entry.'],
  [z.number().check(z.maximum(50)), 51, 'Use at most 50.'],
  [z.int(), 1.5, 'This isn’t the expected type of value.'],
  [z.email(), 'x', 'This isn’t a valid email address.'],
  [z.url(), 'x', 'This isn’t a valid URL.'],
  [z.iso.datetime(), 'x', 'This isn’t a valid date and time.'],
  [z.string().check(z.regex(/^a$/)), 'b', 'This isn’t in the expected format.'],
  [z.enum(['a', 'b']), 'c', 'This isn’t one of the accepted values.'],
  [z.literal('a'), 'c', 'This isn’t one of the accepted values.'],
  [z.strictObject({}), { x: 1 }, 'This field isn’t recognised.'],
  [z.union([z.string(), z.number()]), true, 'This value isn’t valid.'],
];

describe('sentences of wrong fields', () => {
  it.each(rows)('%#', (schema, value, sentence) => {
    const result = schema.safeParse(value, { reportInput: true });
    expect(result.error?.issues.map(issueSentence)).toEqual([sentence]);
  });
});
