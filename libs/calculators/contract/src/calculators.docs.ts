import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { calculatorsErrors } from './calculators.errors';
import { scenarioFixtures } from './calculators.fixtures';
import { deleteScenario, editScenario, listScenarios, saveScenario } from './scenario.calls';

const scenario = exampleFrom(scenarioFixtures);
const { id, calculator, name, state } = scenario;

/** What the API's documentation says about calculators. */
export const calculatorsDocs: ContractDocs = {
  calls: [
    describeCall(listScenarios, {
      description:
        'Returns all scenarios that you saved of this calculator. `state` opens one: it’s the parameter `s` of the calculator’s page.',
      input: { query: { calculator } },
      output: { data: [scenario] },
    }),
    describeCall(saveScenario, {
      description:
        'Stores the state of a calculator’s page under a name that no other scenario of yours has for this calculator.',
      input: { body: { calculator, name, state } },
      output: scenario,
    }),
    describeCall(editScenario, {
      description: 'Changes the name, the numbers, or both. What you leave out stays as it is.',
      input: { params: { id }, body: { name } },
      output: scenario,
    }),
    describeCall(deleteScenario, {
      description: 'Removes the scenario for good. Links to its page keep working.',
      input: { params: { id } },
    }),
  ],
  errors: describeErrors(calculatorsErrors, {
    TOO_MANY_SCENARIOS:
      'When you already have as many scenarios of this calculator as can be saved.',
    SCENARIO_EXISTS:
      'When another scenario of this calculator has the name, in any case of letters.',
  }),
};
