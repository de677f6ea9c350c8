import { listPods, POD_LIST_LIMIT, readPod } from '@upround/feed/contract';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** The pods, fifty at a time, those with most members first. */
export const podsQuery = () => pagesFor(listPods, { query: { limit: POD_LIST_LIMIT } });

export const podQuery = (slug: string) => ({
  ...queryFor(readPod, { params: { id: slug } }),
  ...renewedOnReturn,
});
