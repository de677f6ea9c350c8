import { requireBuild } from './parts/build.mjs';
import { apiMain } from './parts/paths.mjs';
import { requireFreePort } from './parts/port-check.mjs';
import { becomeNode } from './parts/processes.mjs';

requireBuild();
await requireFreePort();
becomeNode(apiMain);
