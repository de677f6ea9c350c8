import { openDatabase, prepared, type OpenDatabase, type Trx } from '@upround/shared/db';
import type { EventEmitter } from 'node:events';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';

const insert = (trx: Trx, id: number) =>
  trx.executeQuery(prepared('test.insert', 'insert into numbers (id) values ($1)', [id]));

const insertLast = (trx: Trx, id: number) =>
  trx.executeQuery(
    prepared('test.insert', 'insert into numbers (id) values ($1)', [id], { commits: true }),
  );

describe('a transaction on PostgreSQL', () => {
  let test: TestDatabase;
  let database: OpenDatabase;
  let trips = 0;

  const numbers = async () => {
    const rows = await test.query<{ id: number }>('select id from numbers order by id');
    return rows.map(({ id }) => id);
  };
  const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) =>
    database.db.transaction().execute(work);

  beforeAll(async () => {
    test = await createTestDatabase();
    await test.query('create table numbers (id int primary key)');
    database = await openDatabase({ kind: 'postgres', url: test.url ?? '', connections: 1 });
    database.pool.on('connect', (client) => {
      const { connection } = client as unknown as { connection: EventEmitter };
      connection.on('readyForQuery', () => (trips += 1));
    });
  });
  beforeEach(async () => {
    await test.query('delete from numbers');
    // The connection's first transaction prepares what the others use.
    await inTransaction((trx) => insert(trx, 0));
    trips = 0;
  });
  afterAll(async () => {
    await database?.close();
    await test?.close();
  });

  it('opens along with its first statement: two trips for one statement', async () => {
    await inTransaction((trx) => insert(trx, 1));
    expect(trips).toBe(2);
    expect(await numbers()).toEqual([0, 1]);
  });

  it('shows nothing to others before it is committed, its first statement included', async () => {
    const seen = await inTransaction(async (trx) => {
      const { numAffectedRows } = await insert(trx, 1);
      await insert(trx, 2);
      return { numAffectedRows, numbers: await numbers() };
    });
    expect(seen).toEqual({ numAffectedRows: 1n, numbers: [0] });
    expect(await numbers()).toEqual([0, 1, 2]);
  });

  it('takes its first statement back when it fails later', async () => {
    const failing = inTransaction(async (trx) => {
      await insert(trx, 1);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await numbers()).toEqual([0]);
  });

  it.each([
    ['breaks a rule', (trx: Trx) => insert(trx, 0), '23505'],
    [
      'can’t be parsed',
      (trx: Trx) => trx.executeQuery(prepared('test.wrong', 'selct $1::int', [1])),
      '42601',
    ],
    [
      'has a value of another type',
      (trx: Trx) => insert(trx, 'many' as unknown as number),
      '22P02',
    ],
  ])('leaves a usable connection when its first statement %s', async (_, work, code) => {
    for (let time = 0; time < 2; time += 1)
      await expect(inTransaction(work)).rejects.toMatchObject({ code });
    await inTransaction((trx) => insert(trx, 1));
    expect(await numbers()).toEqual([0, 1]);
  });

  it('opens before several statements in one text', async () => {
    const failing = inTransaction(async (trx) => {
      await trx.executeQuery({
        ...prepared('test.several', '', []),
        sql: 'insert into numbers values (1); insert into numbers values (2)',
      });
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await numbers()).toEqual([0]);
  });

  it('is committed along with its last statement: one trip a statement', async () => {
    const inside = await inTransaction(async (trx) => {
      await insert(trx, 1);
      const seen = await numbers();
      const { numAffectedRows } = await insertLast(trx, 2);
      return { seen, numAffectedRows };
    });
    expect(inside).toEqual({ seen: [0], numAffectedRows: 1n });
    expect(trips).toBe(2);
    expect(await numbers()).toEqual([0, 1, 2]);
    trips = 0;
    await inTransaction((trx) => insertLast(trx, 3));
    expect(trips).toBe(1);
    expect(await numbers()).toEqual([0, 1, 2, 3]);
  });

  it('changes nothing when its last statement fails, or the commit', async () => {
    const failing = (last: (trx: Trx) => Promise<unknown>) =>
      inTransaction(async (trx) => {
        await insert(trx, 1);
        await last(trx);
      });
    await expect(failing((trx) => insertLast(trx, 0))).rejects.toMatchObject({ code: '23505' });
    await test.query(
      'create table later (id int references numbers (id) deferrable initially deferred)',
    );
    const refer = prepared('test.refer', 'insert into later (id) values ($1)', [9], {
      commits: true,
    });
    await expect(failing((trx) => trx.executeQuery(refer))).rejects.toMatchObject({
      code: '23503',
    });
    expect(await numbers()).toEqual([0]);
    expect(await test.query('select id from later')).toEqual([]);
    await inTransaction((trx) => insert(trx, 1));
    expect(await numbers()).toEqual([0, 1]);
  });

  it('changes nothing when a value of its last statement can’t be sent, nor hurts the next', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const text = 'insert into numbers (id) select ($1::jsonb ->> 0)::int';
    const failing = inTransaction(async (trx) => {
      await insert(trx, 1);
      await trx.executeQuery(prepared('test.circular', text, [circular], { commits: true }));
    });
    await expect(failing).rejects.toThrow('circular');
    expect(await numbers()).toEqual([0]);
    expect(await database.query('select id from numbers where id = $1', [0])).toEqual([{ id: 0 }]);
    await inTransaction((trx) => insert(trx, 1));
    expect(await numbers()).toEqual([0, 1]);
  });

  it('opens for the next statement when the driver refuses to send its first', async () => {
    const other = prepared('test.insert', 'insert into numbers (id) values ($1 + 1)', [4]);
    const failing = inTransaction(async (trx) => {
      await expect(trx.executeQuery(other)).rejects.toThrow('must be unique');
      await insert(trx, 1);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await numbers()).toEqual([0]);
  });

  it('refuses a statement after its last one', async () => {
    const late = inTransaction(async (trx) => {
      await insertLast(trx, 1);
      await insert(trx, 2);
    });
    await expect(late).rejects.toThrow('The transaction is committed already.');
    expect(await numbers()).toEqual([0, 1]);
    await inTransaction((trx) => insert(trx, 3));
    expect(await numbers()).toEqual([0, 1, 3]);
  });

  it('without a statement never reaches the server, and hides nothing from the next', async () => {
    await expect(inTransaction(async () => 'nothing')).resolves.toBe('nothing');
    await expect(inTransaction(() => Promise.reject(new Error('at once')))).rejects.toThrow(
      'at once',
    );
    expect(trips).toBe(0);
    expect(await database.query('select id from numbers')).toEqual([{ id: 0 }]);
    await inTransaction((trx) => insert(trx, 1));
    expect(await numbers()).toEqual([0, 1]);
  });

  it('that isn’t the default one opens as it is asked for', async () => {
    const work = database.db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => insert(trx, 1));
    await expect(work).rejects.toMatchObject({ code: '25006' });
    expect(await numbers()).toEqual([0]);
  });
});
