import { scenarioFixtures } from './calculators.fixtures';
import { scenarioLimits } from './scenario-limits';
import * as calls from './scenario.calls';

describe('the calls of calculators', () => {
  it('keep method, version, path and access', () => {
    const lines = Object.values(calls)
      .filter((value): value is typeof calls.listScenarios => 'method' in Object(value))
      .map(({ method, version, path, access }) => [method, version, path, access].join(' '));
    expect(lines.sort()).toEqual([
      'DELETE v1 /calculator-scenario/{id} member',
      'GET v1 /calculator-scenario member',
      'PATCH v1 /calculator-scenario/{id} member',
      'POST v1 /calculator-scenario member',
    ]);
  });

  it.each(scenarioFixtures.map((scenario) => [scenario.name, scenario] as const))(
    '%s goes over the wire unchanged',
    (_name, scenario) => expect(calls.scenarioSchema.parse(scenario)).toEqual(scenario),
  );

  it.each([
    ['no version', 'abc'],
    ['letters of no address', '1.a b'],
    ['too much', `1.${'a'.repeat(scenarioLimits.state)}`],
  ])('refuse a state with %s', (_what, state) => {
    const body = { calculator: 'VALUATION', name: 'Mine', state };
    expect(calls.saveScenario.body!.safeParse(body).success).toBe(false);
  });
});
