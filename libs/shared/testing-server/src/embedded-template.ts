import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { databaseOn, migrate, migrations, schemaVersion } from '@upround/shared/db';
import { createTaskQueue } from '@upround/shared/tasks';
import { requireOutside } from './outside-jest';
import { silentLog } from './silent-log';
import type { TestDatabase } from './test-database';

type PgliteModule = { PGlite: typeof PGlite };
type RangesModule = typeof import('@electric-sql/pglite/contrib/btree_gist');
type TrigramModule = typeof import('@electric-sql/pglite/contrib/pg_trgm');
interface EmbeddedParts {
  compiledModule(): Promise<WebAssembly.Module>;
  blobOf(file: string): Promise<Blob>;
}
type UnaccentModule = typeof import('@electric-sql/pglite/contrib/unaccent');

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/upround');
/** Moves on when something beside the migrations changes what a template holds. */
const FORM = 3;

/** The same that the server opens its embedded database with. */
function extensions() {
  const { btree_gist } = requireOutside<RangesModule>('@electric-sql/pglite/contrib/btree_gist');
  const { pg_trgm } = requireOutside<TrigramModule>('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = requireOutside<UnaccentModule>('@electric-sql/pglite/contrib/unaccent');
  return { btree_gist, pg_trgm, unaccent };
}

/** The template's file, made when it is not there. */
async function templateFile(): Promise<string> {
  const file = path.join(CACHE, `pglite-${FORM}-${schemaVersion(migrations)}.tar`);
  if (existsSync(file)) return file;
  const { PGlite } = requireOutside<PgliteModule>('@electric-sql/pglite');
  const pglite = await PGlite.create({ extensions: extensions() });
  const database = await databaseOn(pglite);
  await migrate(database, migrations);
  const tasks = createTaskQueue({ database, handlers: [], log: silentLog, maintain: false });
  await tasks.start();
  await tasks.stop();
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  const bytes = Buffer.from(await dump.arrayBuffer());
  await mkdir(CACHE, { recursive: true });
  // Written aside and renamed, so that a parallel test never reads half a template.
  const aside = `${file}.${process.pid}.${Date.now()}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  return file;
}

/** A clone of the embedded template, in memory. */
export async function embeddedClone(): Promise<TestDatabase> {
  const { PGlite } = requireOutside<PgliteModule>('@electric-sql/pglite');
  const { blobOf, compiledModule } = requireOutside<EmbeddedParts>('./embedded-parts.cjs');
  const pglite = await PGlite.create({
    extensions: extensions(),
    pgliteWasmModule: await compiledModule(),
    loadDataDir: await blobOf(await templateFile()),
  });
  return { ...(await databaseOn(pglite)), url: undefined };
}

/** The template as the folder of a database, made when it is not there. */
async function templateFolder(): Promise<string> {
  const folder = path.join(CACHE, `pglite-${FORM}-${schemaVersion(migrations)}`);
  if (existsSync(folder)) return folder;
  const { PGlite } = requireOutside<PgliteModule>('@electric-sql/pglite');
  const { blobOf } = requireOutside<EmbeddedParts>('./embedded-parts.cjs');
  const aside = `${folder}.${process.pid}.${Date.now()}`;
  await mkdir(aside, { recursive: true });
  const pglite = await PGlite.create(aside, {
    extensions: extensions(),
    loadDataDir: await blobOf(await templateFile()),
  });
  await pglite.close();
  // Another process may have been faster.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
  return folder;
}

/**
 * Puts an empty, migrated database where a server process looks for its own, so that it need not make one.
 *
 * @param dataDir the process's data folder
 */
export async function putDatabaseInto(dataDir: string): Promise<void> {
  await cp(await templateFolder(), path.join(dataDir, 'database'), { recursive: true });
}
