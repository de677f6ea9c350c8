import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './server-process';

/** A service of a test's own, in a folder of its own, which the test may kill. */
export interface OwnService {
  url: string;
  /** Ends it at once, as a crash does, and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as the user `nobody`. */
const NOBODY = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const run = promisify(execFile);

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
}

/** Where PostgreSQL's programs lie; null where it is not installed. */
async function postgresPrograms(): Promise<string | null> {
  const home = '/usr/lib/postgresql';
  const versions = (await readdir(home).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const places = [
    ...versions.map((version) => path.join(home, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  for (const place of places) {
    const found = await run(path.join(place, 'initdb'), ['--version']).catch(() => null);
    if (found !== null) return place;
  }
  return null;
}

interface Program {
  command: string;
  parameters: readonly string[];
  port: number;
  folder: string;
  /** The user that it runs as, where not the current one. */
  as?: { uid?: number; gid?: number };
  /** Whether it does its work by now, once its port answers. */
  isReady?: () => Promise<boolean>;
}

async function keepRunning(url: string, program: Program): Promise<OwnService> {
  const { command, parameters, port, folder, as = {}, isReady } = program;
  let child: ChildProcess;
  let gone: Promise<unknown>;
  async function start() {
    child = spawn(command, parameters, { ...as, cwd: folder, stdio: 'ignore' });
    let hasEnded = false;
    gone = new Promise((resolve) => child.once('exit', resolve)).then(() => (hasEnded = true));
    while (!(await answers(port)) || (await isReady?.()) === false) {
      if (hasEnded) throw new Error(`${command} ended before it was ready.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  // PostgreSQL's "immediate": its other processes end too, and the next start recovers.
  const end = async () => {
    child.kill('SIGQUIT');
    await gone;
  };
  await start();
  return {
    url,
    async restart() {
      await end();
      await start();
    },
    async close() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ownFolderFor(name: string, as: { uid?: number; gid?: number }): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `upround-${name}-`));
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  return folder;
}

/** Starts a PostgreSQL of the test's own; null where none is installed. */
export async function startOwnPostgres(): Promise<OwnService | null> {
  const programs = await postgresPrograms();
  if (programs === null) return null;
  const folder = await ownFolderFor('postgres', asWhom);
  const data = path.join(folder, 'data');
  const setUp = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(path.join(programs, 'initdb'), setUp, { ...asWhom, cwd: folder });
  const port = await freePort();
  return keepRunning(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    command: path.join(programs, 'postgres'),
    parameters: ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    port,
    folder,
    as: asWhom,
    isReady: () =>
      run(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      ),
  });
}

/** Starts a separate Redis for the tests, without persistence; null if Redis isn't installed. */
export async function startOwnRedis(): Promise<OwnService | null> {
  if ((await run('redis-server', ['--version']).catch(() => null)) === null) return null;
  const folder = await ownFolderFor('redis', {});
  const port = await freePort();
  return keepRunning(`redis://127.0.0.1:${port}`, {
    command: 'redis-server',
    parameters: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    port,
    folder,
  });
}
