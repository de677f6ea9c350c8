import { buildIfStale } from './parts/build.mjs';
import { installIfStale } from './parts/install.mjs';
import { apiAdmin } from './parts/paths.mjs';
import { becomeNode } from './parts/processes.mjs';

await installIfStale();
if (!(await buildIfStale())) process.exit(1);
becomeNode(apiAdmin, process.argv.slice(2));
