import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAccount } from '@upround/profile/contract';
import { api } from '@upround/shared/api-client';
import { mutationFor } from '@upround/shared/query';
import { deleteDraftsOf } from '@upround/shared/drafts';
import { useSessionController } from '@upround/shared/session';

/** How long logging in restores a deleted account; the API has the same limit. */
const RETURN_MS = 30 * 24 * 3_600_000;

/** Deletes the account that is signed in, and signs out here and in the other tabs. */
export function useDeletion() {
  const session = useSessionController();
  const [until, setUntil] = useState<Date>();
  const deleting = useMutation({
    ...mutationFor(deleteAccount),
    onSuccess: async (_, { params }) => {
      setUntil(new Date(Date.now() + RETURN_MS));
      // The session has ended with the account. Where that cannot be heard now, the next call finds out.
      await session.signOut().catch(() => api.token.set(undefined));
      await deleteDraftsOf(params.id);
    },
  });
  return {
    until,
    isPending: deleting.isPending,
    error: deleting.error,
    submit: (userId: string) =>
      deleting.mutate({ params: { id: userId }, body: { state: 'DELETED' } }),
  };
}
export type Deletion = ReturnType<typeof useDeletion>;
