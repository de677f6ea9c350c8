import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { idAt, openDatabase, type OpenDatabase } from '@upround/shared/db';
import { ownDataFolder, ownFolder } from '@upround/shared/testing-server';
import { finishDemoCopy, freshenDemoCopy, placeDemoCopy, rememberMaking } from './demo-copy';

const DAY_MS = 86_400_000;
const now = new Date();
const madeAt = new Date(now.getTime() - 2 * DAY_MS);
const person = idAt(madeAt);

let copy: string;
const removals: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const made = await ownDataFolder();
  removals.push(made.remove);
  copy = made.folder;
  await mkdir(path.join(copy, 'media'));
  await writeFile(path.join(copy, 'media/picture'), 'drawn');
  const database = await openDatabase({ kind: 'embedded', folder: copy });
  await database.query(
    `insert into people (id, slug, display_name, created_at) values ($1, 'asha', 'Asha', $2)`,
    [person, madeAt],
  );
  await rememberMaking(database.db, madeAt);
  await database.close();
});
afterAll(() => Promise.all(removals.map((remove) => remove())));

async function emptyFolder(): Promise<string> {
  const { folder, remove } = await ownFolder();
  removals.push(remove);
  return folder;
}

const open = (dataDir: string): Promise<OpenDatabase> =>
  openDatabase({
    kind: 'embedded',
    folder: dataDir,
    fill: () => placeDemoCopy(copy, dataDir),
  });

const peopleOf = (database: OpenDatabase) =>
  database.query<{ id: string; created_at: Date }>('select id, created_at from people');

it('an unfinished copy, or one with another schema, is ignored', async () => {
  const dataDir = await emptyFolder();
  await placeDemoCopy(copy, dataDir);
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
  await writeFile(path.join(copy, 'copy.json'), '{"schema":"another"}');
  await placeDemoCopy(copy, dataDir);
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
});

it('a copy fills an empty folder, even after an interrupted start, and is moved to today once', async () => {
  finishDemoCopy(copy);
  const dataDir = await emptyFolder();
  await mkdir(path.join(dataDir, 'database.partial'));
  await writeFile(path.join(dataDir, 'database.partial/PG_VERSION'), 'half');
  const first = await open(dataDir);
  expect(await readFile(path.join(dataDir, 'media/picture'), 'utf8')).toBe('drawn');
  // Killed here, the next start still finds out that the rows are old.
  await first.close();
  const second = await open(dataDir);
  expect(await peopleOf(second)).toEqual([{ id: person, created_at: madeAt }]);
  expect(await freshenDemoCopy(second.db, now)).toBe(true);
  const moved = await peopleOf(second);
  expect(moved).toEqual([{ id: expect.not.stringMatching(person), created_at: now }]);
  expect(moved[0]?.id.slice(0, 13)).toBe(idAt(now).slice(0, 13));
  expect(await freshenDemoCopy(second.db, now)).toBe(false);
  await second.close();
});

it('a folder with its own database is never overwritten', async () => {
  finishDemoCopy(copy);
  const dataDir = await emptyFolder();
  const own = await open(dataDir);
  await own.query('delete from people');
  await own.close();
  const again = await open(dataDir);
  expect(await peopleOf(again)).toEqual([]);
  await again.close();
});
