import { useSearchParams } from 'react-router-dom';
import { offeringIds, type OfferingId } from '@upround/shared/domain';

/** The plan that the address names; undefined for none, and for one that doesn't exist. */
export function useChosenPlan(): OfferingId | undefined {
  const [params] = useSearchParams();
  const given = params.get('plan');
  return offeringIds.find((id) => id === given);
}
