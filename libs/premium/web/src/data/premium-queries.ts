import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  readMembership,
  readPremiumInterest,
  removePremiumInterest,
  setPremiumInterest,
} from '@upround/premium/contract';
import { api } from '@upround/shared/api-client';
import { keyOf, queryFor } from '@upround/shared/query';

export const useMembership = () => useQuery(queryFor(readMembership, {}));

/** Whether the viewer wants to be notified when Premium opens; not queried for guests. */
export const usePremiumInterest = (isMember: boolean) =>
  useQuery({ ...queryFor(readPremiumInterest, {}), enabled: isMember });

/** Sets or undoes it. */
export function useChangeInterest() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [setPremiumInterest.id],
    mutationFn: (isWanted: boolean) =>
      api.call(isWanted ? setPremiumInterest : removePremiumInterest, {}),
    onSuccess: (answer) => client.setQueryData(keyOf(readPremiumInterest, {}), answer),
  });
}
