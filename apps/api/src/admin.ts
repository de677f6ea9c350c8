import { existsSync } from 'node:fs';
import { migrate, migrations, openDatabase } from '@upround/shared/db';
import { CommandError } from '@upround/shared/ports';
import { createTaskQueue } from '@upround/shared/tasks';
import { pino } from 'pino';
import { operatorCommands } from './operator/operator-commands';
import { OPERATOR_KEY_FILE, OPERATOR_KEY_HEADER, OPERATOR_PATH } from './operator/operator-route';
import { readText } from './operator/read-text';
import { readServerAddress } from './operator/server-address';
import { storedSecret } from './settings/stored-secret';
import { restrictToOwner, openDataFolder } from './settings/private-folder';
import { readSettings, SettingsError, type Settings } from './settings/settings';

interface Outcome {
  ok: boolean;
  text: string;
}

const commands = operatorCommands();

/** Reads the file that the arguments name: it is on this machine and not on the server's. */
async function withFile(words: readonly string[]): Promise<string[]> {
  const [noun = '', verb = '', file, ...rest] = words;
  const most = commands.find(words)?.fileMib;
  if (most === undefined || file === undefined) return [...words];
  return [noun, verb, await readText(file, most), ...rest];
}

/** No server listens there. */
const isRefused = (error: unknown) =>
  error instanceof TypeError &&
  (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Asks the running server; null where none runs on this data folder. */
async function askServer({ dataDir }: Settings, words: readonly string[]): Promise<Outcome | null> {
  const address = readServerAddress(dataDir);
  if (address === null) return null;
  try {
    const answer = await fetch(address + OPERATOR_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [OPERATOR_KEY_HEADER]: storedSecret(dataDir, OPERATOR_KEY_FILE),
      },
      body: JSON.stringify(words),
    });
    const { text } = (await answer.json()) as { text?: string };
    return { ok: answer.ok, text: text ?? `The server responded with status ${answer.status}.` };
  } catch (error) {
    // It ended without taking its address away, which another program may have taken since.
    if (isRefused(error) || error instanceof SyntaxError) return null;
    throw new CommandError(
      'The running server stopped responding. Check what was done before you try again.',
    );
  }
}

/** Opens the database itself, as no server runs. */
async function askDatabase(settings: Settings, words: readonly string[]): Promise<Outcome> {
  const { databaseUrl, dataDir } = settings;
  openDataFolder(dataDir);
  const database = await openDatabase(
    databaseUrl === undefined
      ? { kind: 'embedded', folder: dataDir }
      : { kind: 'postgres', url: databaseUrl },
  );
  try {
    await migrate(database, migrations);
    const tasks = createTaskQueue({ database, handlers: [], log: pino({ level: 'silent' }) });
    await tasks.start();
    try {
      return { ok: true, text: await commands.run({ database, tasks }, words) };
    } finally {
      await tasks.stop();
    }
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, text: error.message };
    throw error;
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const settings = readSettings(process.env);
    restrictToOwner();
    const words = await withFile(process.argv.slice(2));
    const { ok, text } = (await askServer(settings, words)) ?? (await askDatabase(settings, words));
    (ok ? process.stdout : process.stderr).write(`${text}\n`);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(
      error instanceof SettingsError || error instanceof CommandError
        ? `${message}\n`
        : `Failed: ${message}\n`,
    );
    process.exitCode = 1;
  }
}

void main();
