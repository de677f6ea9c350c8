import type { PipelineItem } from '@upround/trackers/contract';
import { daysAfter } from './days';

/** Days ahead that are shown as next. */
const AHEAD = 7;

export interface DatedItem extends PipelineItem {
  nextStepOn: string;
}

const isDated = (item: PipelineItem): item is DatedItem =>
  item.nextStepOn !== null && item.stage !== 'PASSED';

/** Whether the day of an item's next step has gone by. A passed funder has no next step. */
export const isOverdue = (item: PipelineItem, today: string): boolean =>
  isDated(item) && item.nextStepOn < today;

/** The next steps until a week from today, those that are overdue first. */
export const nextUpOf = (items: readonly PipelineItem[], today: string): DatedItem[] =>
  items
    .filter(isDated)
    .filter(({ nextStepOn }) => nextStepOn <= daysAfter(today, AHEAD))
    .sort(
      (one, other) =>
        one.nextStepOn.localeCompare(other.nextStepOn) || one.name.localeCompare(other.name),
    );
