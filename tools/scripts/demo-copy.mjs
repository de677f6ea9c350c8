import { makeDemoCopyIfStale } from './parts/demo-copy.mjs';

if (!(await makeDemoCopyIfStale())) process.exit(1);
