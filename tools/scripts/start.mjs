import { buildIfStale } from './parts/build.mjs';
import { installIfStale } from './parts/install.mjs';
import { apiMain } from './parts/paths.mjs';
import { requireFreePort } from './parts/port-check.mjs';
import { becomeNode } from './parts/processes.mjs';

await requireFreePort();
await installIfStale();
if (!(await buildIfStale())) {
  process.stderr.write('The build failed; see above. Nothing was started.\n');
  process.exit(1);
}
becomeNode(apiMain);
