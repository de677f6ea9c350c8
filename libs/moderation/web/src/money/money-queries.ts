import { useQueryClient } from '@tanstack/react-query';
import {
  listMoneyProblems,
  listStaffPayments,
  readStaffPayment,
} from '@upround/moderation/contract';
import { keyOf, pagesKeyOf, queryFor, renewedOnReturn } from '@upround/shared/query';

export const moneyProblems = () => ({
  ...queryFor(listMoneyProblems, {}),
  ...renewedOnReturn,
  staleTime: 0,
});

export const paymentById = (id: string) => ({
  ...queryFor(readStaffPayment, { params: { id } }),
  ...renewedOnReturn,
  staleTime: 0,
});

/**
 * Makes a change, and reads payments and problems again in any case: someone may have been faster.
 *
 * @param onRead once they are read
 * @returns the function that does so; it throws what the API answers
 */
export function useMoneyChange(
  onRead?: () => void,
): (call: () => Promise<unknown>) => Promise<void> {
  const client = useQueryClient();
  return async (call) => {
    try {
      await call();
    } finally {
      const keys = [
        pagesKeyOf(listStaffPayments),
        keyOf(readStaffPayment),
        keyOf(listMoneyProblems),
      ];
      void Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))).then(onRead);
    }
  };
}
