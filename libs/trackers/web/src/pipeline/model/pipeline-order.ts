import { pipelineStages, type PipelineItem, type PipelineStage } from '@upround/trackers/contract';

/** By what the table can be sorted; the first is the default. */
export const pipelineSorts = [
  'stage',
  'name',
  'rating',
  'next',
  'deadline',
  'round',
  'since',
] as const;
export type PipelineSort = (typeof pipelineSorts)[number];

export interface PipelineOrder {
  by: PipelineSort;
  isDown: boolean;
}

type SortValue = string | number | null;

const valueOf: Record<PipelineSort, (item: PipelineItem) => SortValue> = {
  stage: ({ stage }) => pipelineStages.indexOf(stage),
  name: ({ name }) => name,
  rating: ({ rating }) => rating,
  next: ({ nextStepOn, nextStep }) => nextStepOn ?? (nextStep === null ? null : '9999'),
  deadline: ({ record }) => record?.deadline?.at ?? null,
  round: ({ round }) => round,
  since: ({ stageSince }) => stageSince,
};

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), undefined, { numeric: true });

/** The items in an order. Those without a value come last in both directions; equal ones by name. */
export const sorted = (
  items: readonly PipelineItem[],
  { by, isDown }: PipelineOrder,
): PipelineItem[] =>
  [...items].sort((one, other) => {
    const [value, next] = [valueOf[by](one), valueOf[by](other)];
    if ((value === null) !== (next === null)) return value === null ? 1 : -1;
    const order = value === null || next === null ? 0 : compare(value, next);
    return (isDown ? -order : order) || one.name.localeCompare(other.name);
  });

/** The items of a column of the board: who came last is first. */
export const ofStage = (items: readonly PipelineItem[], stage: PipelineStage): PipelineItem[] =>
  items
    .filter((item) => item.stage === stage)
    .sort(
      (one, other) =>
        other.stageSince.localeCompare(one.stageSince) || one.name.localeCompare(other.name),
    );
