import type { CompiledQuery } from 'kysely';
import type { Database } from './database';
import { pageStatement, statement } from './statement';

/** What a statement sends to the database. */
function sentBy(run: (db: Database) => Promise<unknown>) {
  const sent: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];
  const db = {
    executeQuery: ({ sql, parameters }: CompiledQuery) => {
      sent.push({ sql, parameters });
      return Promise.resolve({ rows: [{ id: 'first' }, { id: 'second' }] });
    },
  } as unknown as Database;
  return run(db).then((answer) => ({ answer, sent }));
}

const byAuthor = statement<{ id: string }, { author: string; viewer: string | null }>(
  'test.by-author',
  'select id from posts where author_id = :author::uuid and (:viewer::uuid is null or id <> :viewer::uuid)',
);

describe('a statement', () => {
  it('sends its values in the order in which the text names them', async () => {
    const { answer, sent } = await sentBy((db) =>
      byAuthor.first(db, { viewer: null, author: 'a' }),
    );
    expect(answer).toEqual({ id: 'first' });
    expect(sent).toEqual([
      {
        sql: '/* name: test.by-author */ select id from posts where author_id = $1::uuid and ($2::uuid is null or id <> $2::uuid)',
        parameters: ['a', null],
      },
    ]);
  });

  it('refuses to run without a value that the text names', async () => {
    const short = { author: 'a' } as { author: string; viewer: string | null };
    await expect(sentBy((db) => byAuthor.all(db, short))).rejects.toThrow(
      'test.by-author: the value of :viewer is missing.',
    );
  });

  it('refuses numbered parameters, beside which names would be numbered again', () => {
    expect(() => statement('test.mixed', 'select $1::uuid, :viewer::uuid')).toThrow(
      'test.mixed: its parameters need names.',
    );
  });

  it('refuses the name of another one, which a connection has prepared already', () => {
    statement('test.named', 'select 1 as one');
    expect(() => statement('test.named', 'select 1 as one')).not.toThrow();
    expect(() => statement('test.named', 'select 2 as one')).toThrow(
      'test.named: another statement has this name.',
    );
    expect(() => pageStatement('test.named', (limit) => `select 1 limit ${limit}`)).toThrow();
  });

  it('of a list is one for each page size', async () => {
    const page = pageStatement<{ id: string }>('test.page', (limit) => `select 1 limit ${limit}`);
    const { sent } = await sentBy(async (db) => {
      await page.all(db, 10, {});
      await page.all(db, 20, {});
    });
    expect(sent.map(({ sql }) => sql)).toEqual([
      '/* name: test.page.10 */ select 1 limit 10',
      '/* name: test.page.20 */ select 1 limit 20',
    ]);
    expect(page.sized(10)).toBe(page.sized(10));
  });
});
