import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { putDatabaseInto } from './embedded-template';

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** What it printed. */
  output(): string;
  /** What it logged, and why it ended. */
  errors(): string;
  signal(name: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Its status once it ended; null where a signal ended it. */
  ended: Promise<number | null>;
}

export interface ProcessOptions {
  /** Folder of its data. */
  dataDir: string;
  port?: number;
  /** Settings besides. */
  settings?: Record<string, string>;
  /** Command line arguments. */
  words?: readonly string[];
  /** Waits for the line that says it is ready; true by default. */
  untilReady?: boolean;
}

const ROOT = path.resolve(__dirname, '../../../..');
const READY = /is ready at (http:\/\/localhost:\d+)/;

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A folder of a test's own, and how to remove it. */
export async function ownFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upround-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The same with an empty, migrated database in it: a server starts on it in a third of the time. */
export async function ownDataFolder(): ReturnType<typeof ownFolder> {
  const own = await ownFolder();
  await putDatabaseInto(own.folder);
  return own;
}

let bundle: Promise<string> | undefined;

/** Folder of the bundle that is made from the sources as they are now. */
function bundleFolder(): Promise<string> {
  bundle ??= promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'tools/scripts/bundle-server.mjs')],
    { cwd: ROOT },
  ).then(({ stdout }) => stdout);
  return bundle;
}

function environment(port: number, { dataDir, settings = {} }: ProcessOptions) {
  const { PATH = '', HOME = '' } = process.env;
  return {
    PATH,
    HOME,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
}

function readiness(
  child: ChildProcess,
  output: () => string,
  errors: () => string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = READY.exec(output())?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (status) =>
      reject(new Error(`The server ended with ${status} before it was ready.\n${errors()}`)),
    );
  });
}

/**
 * Starts a server in a process of its own, on a free port and its own folder.
 *
 * @param entry the entry file: the server, or the operator's commands
 * @throws Error if it ends before it is ready
 */
export async function startServerProcess(
  entry: 'main' | 'admin',
  options: ProcessOptions,
): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const file = path.join(await bundleFolder(), `${entry}.mjs`);
  const child = spawn(process.execPath, [file, ...(options.words ?? [])], {
    cwd: ROOT,
    env: environment(port, options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk.toString()));
  // By then all that it printed was read.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const { pid } = child;
  if (pid === undefined) throw new Error('The process did not start.');
  const running: ServerProcess = {
    url: `http://localhost:${port}`,
    port,
    pid,
    output: () => said.out,
    errors: () => said.err,
    signal: (name) => void child.kill(name),
    ended,
  };
  if (options.untilReady === false) return running;
  return { ...running, url: await readiness(child, running.output, running.errors) };
}
