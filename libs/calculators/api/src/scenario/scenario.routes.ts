import {
  calculatorsErrors,
  deleteScenario,
  editScenario,
  listScenarios,
  saveScenario,
  scenarioLimits,
  SCENARIOS_EVENT,
} from '@upround/calculators/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import type { Realtime } from '@upround/shared/ports';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import {
  countScenarios,
  findScenario,
  findScenarios,
  insertScenario,
  isNameTaken,
  lockScenarios,
  removeScenario,
  toScenario,
  updateScenario,
} from './scenario.store';

const notFound = () => new AppError(coreErrors.NOT_FOUND);
const nameTaken = () => new AppError(calculatorsErrors.SCENARIO_EXISTS, { path: 'name' });

export interface ScenarioSettings {
  /** The server's clock. */
  now(): Date;
  /** Sends changes to the member's open pages; undefined where pages read them when they are opened. */
  realtime: Pick<Realtime, 'send'> | undefined;
}

/** The calls of a member's scenarios. */
export function scenarioRoutes({ now, realtime }: ScenarioSettings): CallImplementation[] {
  const notify = (afterCommit: (effect: () => void) => void, userId: string) =>
    afterCommit(() => realtime?.send([userId], { name: SCENARIOS_EVENT, data: {} }));
  return [
    implement(listScenarios, {
      handle: async (context, { query: { calculator } }) => {
        const rows = await findScenarios(context.db, memberOf(context).userId, calculator);
        return { data: rows.map(toScenario) };
      },
    }),
    implement(saveScenario, {
      handle: async (context, { body }) => {
        const { userId } = memberOf(context);
        const { trx } = context;
        await lockScenarios(trx, userId);
        if ((await countScenarios(trx, userId, body.calculator)) >= scenarioLimits.scenarios) {
          throw new AppError(calculatorsErrors.TOO_MANY_SCENARIOS);
        }
        const scenario = await insertScenario(trx, { ...body, userId, now: now() });
        if (scenario === undefined) throw nameTaken();
        notify(context.afterCommit, userId);
        return toScenario(scenario);
      },
    }),
    implement(editScenario, {
      handle: async (context, { params: { id }, body }) => {
        const { userId } = memberOf(context);
        const { trx } = context;
        await lockScenarios(trx, userId);
        const scenario = isId(id) ? await findScenario(trx, userId, id) : undefined;
        if (scenario === undefined) throw notFound();
        const { calculator, name = scenario.name } = { ...scenario, ...body };
        if (await isNameTaken(trx, { userId, id, calculator, name })) throw nameTaken();
        const state = body.state ?? scenario.state;
        const changed = await updateScenario(trx, { id, name, state, now: now() });
        if (changed === undefined) throw notFound();
        notify(context.afterCommit, userId);
        return toScenario(changed);
      },
    }),
    implement(deleteScenario, {
      handle: async (context, { params: { id } }) => {
        const { userId } = memberOf(context);
        if (!isId(id) || !(await removeScenario(context.trx, userId, id))) throw notFound();
        notify(context.afterCommit, userId);
        return undefined;
      },
    }),
  ];
}
