import { defineErrors } from '@upround/shared/contract-core';

/** Answered when a person marks an idea, by the call of social. */
export const ideaErrors = defineErrors({
  OWN_IDEA: { status: 403, sentence: 'You cannot say of your own idea that you would use it.' },
});
