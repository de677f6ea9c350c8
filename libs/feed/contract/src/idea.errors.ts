import { defineErrors } from '@upround/shared/contract-core';

/** Answered when a person marks an idea, by the call of social. */
export const ideaErrors = defineErrors({
  OWN_IDEA: { status: 403, sentence: 'You can’t say that you’d use your own idea.' },
});
