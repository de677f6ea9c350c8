import { generateFeature } from '../generators/feature/generate.mjs';
import { installIfStale } from './parts/install.mjs';
import { inRoot, root } from './parts/paths.mjs';

const usage = 'npm run new:feature -- NAME [--noun=NOUN], for instance reading-list --noun=entry\n';
const [feature] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const noun =
  process.argv.find((word) => word.startsWith('--noun='))?.slice('--noun='.length) ?? 'item';
if (feature === undefined) {
  process.stderr.write(usage);
  process.exit(1);
}

await installIfStale();
const { binOf, captureNode } = await import('./parts/processes.mjs');
try {
  const { written, edited } = generateFeature({ root, feature, noun });
  const files = [...written, ...edited].filter((file) => /\.(?:ts|tsx|cjs|json)$/.test(file));
  await captureNode(binOf('prettier'), ['--write', ...files.map((file) => inRoot(file))]);
  for (const file of written) process.stdout.write(`  new      ${file}\n`);
  for (const file of edited) process.stdout.write(`  changed  ${file}\n`);
  process.stdout.write(
    `\nlibs/${feature} lists and creates ${noun} records at /${feature}. See that it stands: npm run affected\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exit(1);
}
