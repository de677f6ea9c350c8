import { scenarioLimits, type Calculator, type Scenario } from '@upround/calculators/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

interface ScenarioRow {
  id: string;
  calculator: Calculator;
  name: string;
  state: string;
  created_at: Date;
  updated_at: Date;
}

const columns = 'id, calculator, name, state, created_at, updated_at';
const own = 'user_id = :userId::uuid';

const list = statement<ScenarioRow, { userId: string; calculator: Calculator }>(
  'calculators.scenarios',
  `select ${columns} from calculator_scenarios where ${own} and calculator = :calculator
   order by updated_at desc, id desc limit ${scenarioLimits.scenarios}`,
);
const one = statement<ScenarioRow, { userId: string; id: string }>(
  'calculators.scenario',
  `select ${columns} from calculator_scenarios where ${own} and id = :id::uuid for no key update`,
);
const lock = statement<{ locked: string }, { userId: string }>(
  'calculators.lock-scenarios',
  `select pg_advisory_xact_lock(hashtextextended('calculator_scenarios:' || :userId::text, 0))::text as locked`,
);
const count = statement<{ count: number }, { userId: string; calculator: Calculator }>(
  'calculators.scenario-count',
  `select count(*)::int as count from calculator_scenarios where ${own} and calculator = :calculator`,
);
const insert = statement<
  ScenarioRow,
  { id: string; userId: string; calculator: Calculator; name: string; state: string; now: Date }
>(
  'calculators.insert-scenario',
  `insert into calculator_scenarios (id, user_id, calculator, name, state, created_at, updated_at)
   values (:id::uuid, :userId::uuid, :calculator, :name, :state, :now, :now)
   on conflict do nothing returning ${columns}`,
);
const isTaken = statement<
  { taken: boolean },
  { userId: string; id: string; calculator: Calculator; name: string }
>(
  'calculators.scenario-name-taken',
  `select exists (select from calculator_scenarios where ${own} and calculator = :calculator
     and lower(name) = lower(:name) and id <> :id::uuid) as taken`,
);
const update = statement<ScenarioRow, { id: string; name: string; state: string; now: Date }>(
  'calculators.update-scenario',
  `update calculator_scenarios set name = :name, state = :state, updated_at = :now
   where id = :id::uuid returning ${columns}`,
);
const remove = statement<{ id: string }, { userId: string; id: string }>(
  'calculators.delete-scenario',
  `delete from calculator_scenarios where ${own} and id = :id::uuid returning id`,
);

export const toScenario = ({
  created_at: created,
  updated_at: updated,
  ...row
}: ScenarioRow): Scenario => ({
  ...row,
  createdAt: created.toISOString(),
  updatedAt: updated.toISOString(),
});

export const findScenarios = (
  db: Database,
  userId: string,
  calculator: Calculator,
): Promise<ScenarioRow[]> => list.all(db, { userId, calculator });

/** Locks a person's scenarios until the transaction ends. */
export const lockScenarios = (trx: Trx, userId: string) => lock.all(trx, { userId });

export const countScenarios = async (
  trx: Trx,
  userId: string,
  calculator: Calculator,
): Promise<number> => (await count.first(trx, { userId, calculator }))?.count ?? 0;

export const findScenario = (
  trx: Trx,
  userId: string,
  id: string,
): Promise<ScenarioRow | undefined> => one.first(trx, { userId, id });

/** @returns undefined where the person has a scenario of this name */
export const insertScenario = (
  trx: Trx,
  fields: Pick<Scenario, 'calculator' | 'name' | 'state'> & { userId: string; now: Date },
): Promise<ScenarioRow | undefined> => insert.first(trx, { ...fields, id: newId() });

/** Whether another scenario of the person has the name. */
export const isNameTaken = async (
  trx: Trx,
  scenario: { userId: string; id: string; calculator: Calculator; name: string },
): Promise<boolean> => (await isTaken.first(trx, scenario))?.taken === true;

export const updateScenario = (
  trx: Trx,
  fields: { id: string; name: string; state: string; now: Date },
): Promise<ScenarioRow | undefined> => update.first(trx, fields);

/** @returns whether it was there */
export const removeScenario = async (trx: Trx, userId: string, id: string): Promise<boolean> =>
  (await remove.first(trx, { userId, id })) !== undefined;
