import type { JobSummary } from '@upround/jobs/contract';
import type { PendingAction } from '@upround/shared/session';

/** Applying as a guest: the dialog opens after signing in. */
export const applyAction = ({ id, company }: JobSummary): PendingAction => ({
  verb: 'apply',
  reference: { referenceType: 'JOB', referenceId: id },
  about: company,
});
