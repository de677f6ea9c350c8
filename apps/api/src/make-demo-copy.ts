import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@upround/shared/db';
import { pino } from 'pino';
import { buildApp } from './app';
import { builtDemoCopy, finishDemoCopy, rememberMaking } from './demo-copy/demo-copy';
import { restrictToOwner } from './settings/private-folder';
import { readSettings } from './settings/settings';

/*
 * Makes the demo community once, as a folder that servers copy at their first start. Runs at the end of a build.
 */
restrictToOwner();
const folder = process.argv[2] ?? builtDemoCopy();
await rm(folder, { recursive: true, force: true });
const madeAt = new Date();
const built = await buildApp({
  settings: readSettings({ DATA_DIR: folder, SEED: 'demo' }),
  log: pino({ level: 'silent' }),
  print: () => undefined,
  demoCopy: undefined,
});
await built.app.close();
await built.tasks.stop();
await built.closeParts();
const database = await openDatabase({ kind: 'embedded', folder });
await rememberMaking(database.db, madeAt);
await database.query('checkpoint');
await database.close();
// Every server makes secrets of its own.
for (const secret of ['secret-key', 'operator-key', 'mail-key'])
  await rm(path.join(folder, secret), { force: true });
finishDemoCopy(folder);
