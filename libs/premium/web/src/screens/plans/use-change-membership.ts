import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  changeMembership,
  readMembership,
  type ChangedMembership,
  type MembershipAnswer,
} from '@upround/premium/contract';
import { keyOf, mutationFor } from '@upround/shared/query';
import { renewMembership } from '../../data/premium-queries';
import { usePlanLinks } from '../../model/use-plan-links';

/** Changes the member's subscription, and leads to the payment where one has to be approved. */
export function useChangeMembership(onDone?: (changed: ChangedMembership) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const to = usePlanLinks();
  return useMutation({
    ...mutationFor(changeMembership, { idempotent: true }),
    onSuccess: (changed) => {
      const { membership, payment } = changed;
      client.setQueryData<MembershipAnswer>(
        keyOf(readMembership, {}),
        (before) => before && { ...before, membership },
      );
      renewMembership(client);
      if (payment !== null) void navigate(to.payment({ payment: payment.paymentId }));
      onDone?.(changed);
    },
    // Where the server says that the plan has changed meanwhile, the page shows how it is now.
    onError: () => renewMembership(client),
  });
}
