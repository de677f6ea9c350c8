import { useAllApplied } from '../data/application-all';
import { statesOf, type StageChoice } from '../stages';

export type StageTotals = Partial<Record<StageChoice, number>>;

/** Number of applications by stage; undefined until all of them are read, and empty where they couldn't be. */
export function useStageTotals(): StageTotals | undefined {
  const { query, items } = useAllApplied();
  if (query.isError) return {};
  if (query.data === undefined || query.hasNextPage) return undefined;
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
