import type { DemoJob } from '@upround/jobs/api';
import { closedJobs } from './jobs-closed.data';
import { elsewhereJobs } from './jobs-elsewhere.data';
import { engineeringJobs } from './jobs-engineering.data';
import { marketJobs } from './jobs-market.data';
import { operationsJobs } from './jobs-operations.data';
import { productJobs } from './jobs-product.data';

/** Every job of the demo community. */
export const demoJobs: readonly DemoJob[] = [
  ...engineeringJobs,
  ...productJobs,
  ...marketJobs,
  ...operationsJobs,
  ...elsewhereJobs,
  ...closedJobs,
];
