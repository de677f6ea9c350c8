import { defineErrors } from '@upround/shared/contract-core';
import { scenarioLimits } from './scenario-limits';

/** The errors of calculators besides those that any call may answer. */
export const calculatorsErrors = defineErrors({
  TOO_MANY_SCENARIOS: {
    status: 409,
    sentence: `You have ${scenarioLimits.scenarios} scenarios, the maximum. Delete one to save another.`,
  },
  SCENARIO_EXISTS: {
    status: 409,
    sentence: 'You already have a scenario with this name. Choose another.',
  },
});
