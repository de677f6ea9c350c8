import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { noBlock, noBlockText, notMuted, notMutedText, personFrom } from './visibility';

const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const plain = (text: string) => text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();

describe('visibility between people', () => {
  test.each([
    ['blocks', noBlockText, noBlock],
    ['mutes', notMutedText, notMuted],
  ])('%s: the text and the tag are one rule', (_name, text, tag) => {
    const tagged = tag(sql.ref('m.user_id'), sql.ref('p.id')).compile(compiler).sql;
    expect(plain(tagged)).toBe(plain(text('m.user_id', 'p.id')));
  });

  test('a value travels as a parameter', () => {
    const { sql: text, parameters } = noBlock(null, sql.ref('p.id')).compile(compiler);
    expect(plain(text)).toContain('b.user_id = $1::uuid and b.blocked_id = p.id');
    expect(parameters).toEqual([null, null]);
  });
});

test('a person is made of the columns that carry their prefix', () => {
  const row = {
    creator_id: 'id',
    creator_slug: 'asha',
    creator_name: 'Asha',
    creator_headline: 'Founder',
    creator_role: 'FOUNDER' as const,
    creator_avatar_key: null,
    id: 'of the job',
  };
  expect(personFrom(row, 'creator')).toEqual({
    id: 'id',
    slug: 'asha',
    displayName: 'Asha',
    headline: 'Founder',
    avatarUrl: null,
    role: 'FOUNDER',
  });
});
