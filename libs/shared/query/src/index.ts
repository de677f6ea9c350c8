export {
  addFirst,
  answerUnderWay,
  changeInPages,
  changeItem,
  findItem,
  mapPages,
  withoutRepeats,
} from './change-pages';
export { FailureReason, useFailureReason } from './failure-reason';
export { mutationFor } from './mutation-for';
export type { MutationSettings } from './mutation-for';
export { PagedEnd } from './paged-end';
export type { PagedEndProps } from './paged-end';
export { PagedList } from './paged-list';
export type { PagedListProps } from './paged-list';
export { itemsOf, pagesFor, pagesKeyOf, replacePages } from './pages-for';
export type { ItemOf, PagesOf } from './pages-for';
export { createQueryClient } from './query-client';
export { keyOf, queryFor } from './query-for';
export { useWaysOut } from './use-ways-out';
export type { FilterCount, FilterInUse, WayOut, WaysOut } from './use-ways-out';
export { renewedOnReturn } from './renewed-on-return';
