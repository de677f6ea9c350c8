import { defineErrors } from '@upround/shared/contract-core';

export const approvalErrors = defineErrors({
  OWN_APPROVAL: { status: 403, sentence: 'You asked for this. Someone else has to decide it.' },
  APPROVAL_DECIDED: { status: 409, sentence: 'Someone has already decided this.' },
  REASON_REQUIRED: { status: 400, sentence: 'Enter a reason.' },
});
