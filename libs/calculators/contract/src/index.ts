export { calculatorsDocs } from './calculators.docs';
export { calculatorsErrors } from './calculators.errors';
export { SCENARIOS_EVENT, scenariosEvent } from './calculators.events';
export { scenarioFixtures } from './calculators.fixtures';
export { scenarioLimits } from './scenario-limits';
export {
  calculators,
  calculatorSchema,
  deleteScenario,
  editScenario,
  listScenarios,
  saveScenario,
  scenarioSchema,
} from './scenario.calls';
export type { Calculator, Scenario } from './scenario.calls';
