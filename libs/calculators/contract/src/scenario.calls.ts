import { defineCall } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { calculatorsErrors } from './calculators.errors';
import { scenarioLimits } from './scenario-limits';

/** A calculator has its page and a format of states of its own. */
export const calculators = ['VALUATION', 'ESOP'] as const;
export const calculatorSchema = z.enum(calculators);
export type Calculator = (typeof calculators)[number];

const fields = {
  name: textOf(scenarioLimits.name),
  /** What is entered, as in a link: version of the format, a dot, and base64url. The server keeps it as it is. */
  state: z.string().check(z.maxLength(scenarioLimits.state), z.regex(/^\d{1,4}\.[A-Za-z0-9_-]*$/)),
};

/** What was entered into a calculator, under a name. Only its owner can read it. */
export const scenarioSchema = z.object({
  id: z.string(),
  calculator: calculatorSchema,
  ...fields,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Scenario = z.output<typeof scenarioSchema>;

const all = { version: 'v1', path: '/calculator-scenario', access: 'member' } as const;
const one = { ...all, path: '/calculator-scenario/{id}' } as const;
const params = z.strictObject({ id: idSchema });

export const listScenarios = defineCall({
  ...all,
  id: 'calculators.listScenarios',
  summary: 'Lists your saved scenarios of one calculator, the newest first',
  method: 'GET',
  query: z.strictObject({ calculator: calculatorSchema }),
  response: z.object({ data: z.array(scenarioSchema) }),
});

export const saveScenario = defineCall({
  ...all,
  id: 'calculators.saveScenario',
  summary: 'Saves what is entered into a calculator under a name',
  method: 'POST',
  body: z.strictObject({ calculator: calculatorSchema, ...fields }),
  response: scenarioSchema,
  status: 201,
  errors: [calculatorsErrors.TOO_MANY_SCENARIOS, calculatorsErrors.SCENARIO_EXISTS],
});

export const editScenario = defineCall({
  ...one,
  id: 'calculators.editScenario',
  summary: 'Renames one of your scenarios or replaces its numbers',
  method: 'PATCH',
  params,
  body: z.partial(z.strictObject(fields)),
  response: scenarioSchema,
  errors: [calculatorsErrors.SCENARIO_EXISTS],
});

export const deleteScenario = defineCall({
  ...one,
  id: 'calculators.deleteScenario',
  summary: 'Deletes one of your scenarios',
  method: 'DELETE',
  params,
});
