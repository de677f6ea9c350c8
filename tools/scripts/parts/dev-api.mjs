import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as esbuild from 'esbuild';
import { apiBuildOptions } from '../build-api.mjs';
import { inRoot, root } from './paths.mjs';
import { answers } from './servers.mjs';

/**
 * Keeps the API built and running while its sources change: each good build replaces the process,
 * a bad one leaves the last good process alone and prints what is wrong.
 *
 * @param {{ port: number, env: Record<string, string> }} options where it listens, and its settings
 * @returns {Promise<{ ready: () => Promise<boolean>, stop: () => Promise<void> }>}
 */
export async function startDevApi({ port, env }) {
  // Inside dist, so that the bundle finds installed packages and its neighbours as the real one does.
  const outdir = inRoot('dist/dev/api');
  // Names of split files hold a hash: those of earlier runs would pile up.
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  let child = null;
  let stopping = false;
  let turn = Promise.resolve();

  function ended(process_) {
    return new Promise((resolve) => {
      if (process_ === null || process_.exitCode !== null || process_.signalCode !== null)
        resolve();
      else process_.once('exit', () => resolve());
    });
  }

  async function replace() {
    const before = child;
    before?.kill('SIGTERM');
    await ended(before);
    if (stopping) return;
    child = spawn(process.execPath, ['--enable-source-maps', `${outdir}/main.mjs`], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    // The ready line names the API's own port, which people shouldn't open: dev prints its own line.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('Upround is ready')) process.stdout.write(`${line}\n`);
    });
    child.once('exit', (code) => {
      if (!stopping && code !== 0 && code !== null) {
        process.stderr.write(
          `The API ended with status ${code}; it starts again on the next change.\n`,
        );
      }
    });
  }

  const restartOnBuild = {
    name: 'restart-on-build',
    setup(build) {
      build.onEnd(({ errors }) => {
        if (errors.length > 0) return;
        turn = turn.then(replace);
      });
    },
  };
  const options = apiBuildOptions(outdir);
  const context = await esbuild.context({
    ...options,
    plugins: [...(options.plugins ?? []), restartOnBuild],
  });
  await context.watch();

  return {
    /** Waits until the API answers; false when it does not within half a minute. */
    async ready() {
      const until = Date.now() + 30_000;
      while (Date.now() < until && !stopping) {
        if (await answers('127.0.0.1', port)) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    },
    async stop() {
      stopping = true;
      await context.dispose();
      await turn;
      child?.kill('SIGTERM');
      await ended(child);
    },
  };
}
