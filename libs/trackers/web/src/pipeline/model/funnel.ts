import { funnelStages, type FunnelStage, type PipelineItem } from '@upround/trackers/contract';
import { funnelStageOf } from './reached';

export interface FunnelStep {
  stage: FunnelStage;
  /** How many got this far. */
  count: number;
  /** Of all, from 0 to 1. */
  share: number;
  /** Of those at the stage before; null for the first, and where no one was there. */
  rate: number | null;
}

/** How many items reached each stage: an item counts at its furthest stage and at all before it. */
export function funnelOf(items: readonly Pick<PipelineItem, 'reached'>[]): FunnelStep[] {
  const furthest = items.map(({ reached }) => funnelStages.indexOf(funnelStageOf(reached)));
  const counts = funnelStages.map((_, place) => furthest.filter((one) => one >= place).length);
  return funnelStages.map((stage, place) => {
    const count = counts[place] ?? 0;
    const before = counts[place - 1] ?? 0;
    return {
      stage,
      count,
      share: items.length === 0 ? 0 : count / items.length,
      rate: before === 0 ? null : count / before,
    };
  });
}
