import { trackerTypes, type PipelineItem, type TrackerType } from '@upround/trackers/contract';
import { isOverdue } from './next-steps';

/** The types of records, and funders that the member added by name. */
export const itemTypes = [...trackerTypes, 'OWN'] as const;
export type ItemType = TrackerType | 'OWN';

export interface PipelineFilters {
  round: string | null;
  type: ItemType | null;
  /** Only those whose next step is overdue. */
  isOverdue: boolean;
}

const typeOf = ({ record }: PipelineItem): ItemType => record?.type ?? 'OWN';

/** The rounds that the member has named, in the order of the alphabet. */
export const roundsOf = (items: readonly PipelineItem[]): string[] =>
  [...new Set(items.flatMap(({ round }) => round ?? []))].sort((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );

/** Whether all are of the same round, or of none. */
export const isOfOneRound = (items: readonly PipelineItem[]): boolean =>
  new Set(items.map(({ round }) => round)).size <= 1;

export const filtered = (
  items: readonly PipelineItem[],
  filters: PipelineFilters,
  today: string,
): PipelineItem[] =>
  items.filter(
    (item) =>
      (filters.round === null || item.round === filters.round) &&
      (filters.type === null || typeOf(item) === filters.type) &&
      (!filters.isOverdue || isOverdue(item, today)),
  );

/** How many filters are on. */
export const filterCount = ({ round, type, isOverdue: overdue }: PipelineFilters): number =>
  [round !== null, type !== null, overdue].filter(Boolean).length;

export const hasFilters = (filters: PipelineFilters): boolean => filterCount(filters) > 0;
