import { useQueryClient } from '@tanstack/react-query';
import { uploadLimits } from '@upround/uploads/contract';
import { usePdfUpload } from '@upround/uploads/web';
import { resumesQuery } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';
import type { ApplyDraft } from '../draft/use-apply-draft';

/** The upload of a résumé, which waits in the draft on this device until it has arrived. */
export function useResumeUpload({ draft, change }: Pick<ApplyDraft, 'draft' | 'change'>) {
  const t = useApplyText();
  const client = useQueryClient();
  return usePdfUpload({
    purpose: 'RESUME',
    mostBytes: uploadLimits.RESUME,
    waiting: draft.waiting,
    onWaiting: (waiting) => change({ waiting }),
    onStored: (resume) => {
      change({ resume, waiting: null });
      void client.invalidateQueries({ queryKey: resumesQuery().queryKey });
    },
    retryText: (why) => t('resume.stored', { why }),
  });
}
