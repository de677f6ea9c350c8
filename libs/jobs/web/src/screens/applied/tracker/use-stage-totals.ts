import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { appliedQuery } from '../../../data/application-queries';
import { statesOf, type StageChoice } from '../stages';

export type StageTotals = Partial<Record<StageChoice, number>>;

/** How many applications stand at each stage. None is told before all are read: of a part of them it would be wrong. */
export function useStageTotals(): StageTotals {
  const { data, hasNextPage } = useInfiniteQuery(appliedQuery());
  if (data === undefined || hasNextPage) return {};
  const { items } = itemsOf(data);
  const at = (stage: keyof typeof statesOf) =>
    items.filter(({ application }) => statesOf[stage].includes(application.state)).length;
  return {
    all: items.length,
    applied: at('applied'),
    review: at('review'),
    interview: at('interview'),
    offer: at('offer'),
    ended: at('ended'),
  };
}
