import { useAllApplied } from '../data/application-all';
import { statesOf, type StageChoice } from '../stages';

export type StageTotals = Partial<Record<StageChoice, number>>;

/** Number of applications by stage; empty until all of them are read. */
export function useStageTotals(): StageTotals {
  const { query, items } = useAllApplied();
  if (query.data === undefined || query.hasNextPage) return {};
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
