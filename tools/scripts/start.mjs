import { buildIfStale } from './parts/build.mjs';
import { installIfStale } from './parts/install.mjs';
import { apiMain } from './parts/paths.mjs';
import { requireFreePort } from './parts/port-check.mjs';
import { becomeNode } from './parts/processes.mjs';

await requireFreePort();
await installIfStale();
if (!(await buildIfStale())) {
  process.stderr.write('The build failed, so nothing was started. See the errors above.\n');
  process.exit(1);
}
becomeNode(apiMain);
