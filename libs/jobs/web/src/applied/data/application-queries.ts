import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  apply,
  listAppliedJobs,
  moveApplication,
  readApplication,
  replyToOffer,
  type Application,
  type ApplicationDraft,
  type ApplicationState,
  type OfferReplyDraft,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { pagesFor, pagesKeyOf, queryFor } from '@upround/shared/query';
import { listUploads } from '@upround/uploads/contract';
import { showApplication, spreadApplication } from './application-cache';

const MINUTE = 60_000;

/** The member’s applications with their jobs, newest first; in some states, or in all. */
export const appliedQuery = (state?: readonly ApplicationState[]) => ({
  ...pagesFor(listAppliedJobs, {
    query: { applied: 'true', ...(state === undefined ? {} : { state: [...state] }) },
  }),
  // Others move them: what one sees is not old.
  staleTime: MINUTE,
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
});

/** Reads one application, and updates it in the lists and with its job. */
export const applicationQuery = (id: string) => {
  const input = { params: { id }, query: {} };
  return queryOptions({
    ...queryFor(readApplication, input),
    queryFn: async ({ client, signal }) => {
      const application = await api.call(readApplication, input, { signal });
      spreadApplication(client, application);
      return application;
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
};

/** The résumés that one uploaded before, the newest first. */
export const resumesQuery = () => queryFor(listUploads, { query: { purpose: 'RESUME' } });

/** Invalidates the lists of the viewer's applications; visible ones refetch right away. */
const renewLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: pagesKeyOf(listAppliedJobs) });

/**
 * Sends an application.
 *
 * @param idempotencyKey stays the same for as long as the same is sent, so that it arrives once
 * @throws what the API answers
 */
export async function sendApplication(
  client: QueryClient,
  draft: ApplicationDraft,
  idempotencyKey: string,
): Promise<Application> {
  const application = await api.call(apply, { body: draft }, { idempotencyKey });
  showApplication(client, application);
  void renewLists(client);
  return application;
}

/** What an application looks like once it has moved, before the API has said so. */
function moved(application: Application, state: ApplicationState): Application {
  const at = new Date().toISOString();
  const step = { state, at, reason: null };
  return { ...application, state, movedAt: at, timeline: [...application.timeline, step] };
}

/** The toast that says that an application was withdrawn, and offers to undo that. */
export const withdrawToastId = ({ id }: Application) => `withdraw-${id}`;

interface OwnMove {
  application: Application;
  state: 'APPLIED' | 'WITHDRAWN';
  /** The application as shown until the response; by default with one more step. */
  shown?: Application;
}

/** Withdraws the viewer’s application or undoes that, optimistically: rolled back on an error. */
export function useMoveOwn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ application, state }: OwnMove) =>
      api.call(moveApplication, { params: { id: application.id }, body: { state } }),
    onMutate: ({ application, state, shown }) =>
      showApplication(client, shown ?? moved(application, state)),
    onSuccess: (application) => {
      showApplication(client, application);
      void renewLists(client);
    },
    onError: (_error, { application }) => showApplication(client, application),
  });
}

/** Accepts or declines an offer; shown once the API has said so. */
export function useReplyToOffer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferReplyDraft) => api.call(replyToOffer, { params: { id }, body }),
    onSuccess: (application) => {
      showApplication(client, application);
      void renewLists(client);
    },
  });
}
