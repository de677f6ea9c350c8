import { listPods } from '@upround/feed/contract';
import { queryFor } from '@upround/shared/query';

/** The three pods with most members. */
export const largestPodsQuery = () => queryFor(listPods, { query: { limit: 3 } });
