import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobSummary } from '@upround/jobs/contract';
import { sendApplication } from '../../applied/data/application-queries';
import type { ApplyDraft } from '../draft/use-apply-draft';

/** Sends what was written, once however often it is tried; when it has arrived the draft is let go of. */
export function useSend(job: JobSummary, { draft, discard }: ApplyDraft) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const note = draft.note.trim();
      const body = {
        referenceType: 'JOB' as const,
        referenceId: job.id,
        ...(note === '' ? {} : { note }),
        ...(draft.resume === null ? {} : { resumeUrl: draft.resume.url }),
      };
      return sendApplication(client, body, draft.key);
    },
    onSuccess: discard,
  });
}
