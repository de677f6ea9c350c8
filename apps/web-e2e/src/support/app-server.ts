import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../tools/scripts/parts/ports.cjs';
import { demoFolder } from './demo-folder';

const root = path.resolve(__dirname, '../../../..');
const apiMain = path.join(root, 'dist/apps/api/main.mjs');

/** A running copy of the built app with a demo community of its own. */
export interface AppServer {
  origin: string;
  dataDir: string;
  /** What the server wrote to standard error: its log, one JSON line a record. */
  log: () => string;
  /** Texts of all mails sent to an address so far, oldest first. */
  mailsTo: (address: string) => Promise<string[]>;
  /** Stops the server. Its folder is deleted, unless `keep` is true. */
  stop: (keep?: boolean) => Promise<void>;
}

interface AppOptions {
  settings?: Record<string, string>;
  /** A data folder to copy: what it holds is there from the start. */
  copyOf?: string;
}

/** Seeding takes seconds, and minutes on a machine that is busy otherwise. */
const READY_WITHIN = 180_000;

function readyLine(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${log()}`)), READY_WITHIN);
    const end = (error?: Error) => {
      clearTimeout(timer);
      if (error === undefined) resolve();
      else reject(error);
    };
    child.once('error', end);
    child.once('exit', (code) =>
      end(new Error(`ended with ${code} before it was ready:\n${log()}`)),
    );
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Upround is ready at')) end();
    });
  });
}

/** Starts the built app on a free port with a data folder of its own, and waits until it serves. */
export async function startApp({ settings = {}, copyOf }: AppOptions = {}): Promise<AppServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'upround-journey-'));
  if (copyOf !== undefined) await cp(copyOf, dataDir, { recursive: true });
  const port = await freePort();
  let written = '';
  const child = spawn(process.execPath, [apiMain], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));

  async function stop(keep = false) {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
      await ended;
      clearTimeout(timer);
    }
    if (!keep) await rm(dataDir, { recursive: true, force: true });
  }

  async function mailsTo(address: string) {
    const folder = path.join(dataDir, 'mail');
    const files = await readdir(folder).catch(() => []);
    // A mail is written to a .part file first, which is then renamed.
    const mails = files.filter((file) => !file.endsWith('.part')).sort();
    const texts = await Promise.all(mails.map((file) => readFile(path.join(folder, file), 'utf8')));
    return texts.filter((text) => text.toLowerCase().includes(`to: ${address.toLowerCase()}`));
  }

  try {
    await readyLine(child, () => written);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, dataDir, log: () => written, mailsTo, stop };
}

/** Starts the built app on a copy of the demo community that the run seeded once. */
export const startDemoApp = (settings: Record<string, string> = {}): Promise<AppServer> =>
  startApp({ settings, copyOf: demoFolder() });
