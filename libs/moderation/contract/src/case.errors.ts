import { defineErrors } from '@upround/shared/contract-core';

export const moderationErrors = defineErrors({
  OWN_CASE: {
    status: 403,
    sentence: 'You’re part of this case. Another moderator has to decide it.',
  },
  STAFF_CASE: {
    status: 403,
    sentence:
      'This is about someone with the same role or a higher one. An admin has to decide it.',
  },
  CASE_DECIDED: { status: 409, sentence: 'Someone has already decided this case.' },
  RECORD_GONE: { status: 409, sentence: 'This has already been deleted.' },
  ACTION_UNFIT: {
    status: 400,
    sentence: 'This action isn’t available for this case. Choose another.',
  },
  RULE_REQUIRED: { status: 400, sentence: 'Choose the rule that was broken.' },
  DAYS_REQUIRED: { status: 400, sentence: 'Enter the number of days.' },
  TOO_LATE_TO_UNDO: { status: 409, sentence: 'It’s too late to undo this.' },
  APPEALED_ALREADY: { status: 409, sentence: 'You’ve already appealed this decision.' },
  TOO_LATE_TO_APPEAL: { status: 409, sentence: 'The 30 days to appeal have passed.' },
});
