import { installIfStale } from './parts/install.mjs';

/** `npm run new:feature -- NAME [--noun=NOUN]` is the generator `feature` of this workspace's own Nx plugin. */
await installIfStale();
const { binOf, runNode } = await import('./parts/processes.mjs');
process.exit(
  await runNode(binOf('nx'), ['g', './tools/generators:feature', ...process.argv.slice(2)]),
);
