import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
export const apiMain = path.join(root, 'dist/apps/api/main.mjs');
/** The password of every account that `signUp` creates. */
export const BENCH_PASSWORD = 'a-long-bench-password';
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 15_000;

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const within = (promise, ms, what) =>
  Promise.race([
    promise,
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error(`${what} took over ${ms} ms`)), ms).unref(),
    ),
  ]);

/** Resident memory of a process in MB; Linux only, else null. */
export function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return null;
  }
}

/**
 * Starts a Node program on a free port in a data folder of its own.
 *
 * @param {Record<string, string>} env settings besides PORT and DATA_DIR
 * @param {string[]} [command] program and arguments; the built API by default
 */
export async function startServer(env, command = [apiMain]) {
  const port = await freePort();
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'upround-bench-'));
  const from = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (/ is ready at http/.test(said)) resolve();
    });
    void ended.then(() => reject(new Error(`The server ended early:\n${output}`)));
  });
  await within(ready, READY_WITHIN_MS, 'starting the server');
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid,
    dataDir,
    startedInMs: performance.now() - from,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM');
      await within(ended, STOP_WITHIN_MS, 'stopping the server').catch(() => child.kill('SIGKILL'));
      await ended;
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs up an account with the emailed code; returns token, id and address. */
export async function signUp({ base, dataDir }, name) {
  const email = `${name}@bench.test`;
  const post = async (where, body) => {
    const answer = await fetch(base + where, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/v2/auth/register', { email, password: BENCH_PASSWORD, displayName: name });
  const code = await mailedCode(path.join(dataDir, 'mail'), email);
  const { token, user } = await post('/v2/auth', { email, code });
  return { token, id: user.id, email };
}

async function mailedCode(folder, email) {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    for (const file of existingFiles(folder)) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const code = text.includes(email)
        ? /^.*?\b(\d{6})\b/ms.exec(
            text
              .split(/\r?\n\r?\n/)
              .slice(1)
              .join('\n'),
          )
        : null;
      if (code) return code[1];
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code was mailed to ${email}.`);
}

function existingFiles(folder) {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}
