import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  calculatorsErrors,
  deleteScenario,
  editScenario,
  listScenarios,
  saveScenario,
  scenariosEvent,
  type Calculator,
  type Scenario,
} from '@upround/calculators/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { keyOf, queryFor, renewedOnReturn } from '@upround/shared/query';
import { useRealtimeEvent } from '@upround/shared/realtime';
import { useSession } from '@upround/shared/session';
import { MOST_LOCAL, useLocalScenarios } from './local-scenarios';

/** Another scenario has the name, or there is no room for more in this browser. */
export class ScenarioRefused extends Error {
  constructor(readonly reason: 'NAME_TAKEN' | 'FULL') {
    super(reason);
  }
}

/** A member's scenarios in the account, or a guest's in this browser. */
export interface Scenarios {
  /** Undefined while they aren't there. */
  list: readonly Scenario[] | undefined;
  isLocal: boolean;
  failure: { error: unknown; isBusy: boolean; retry: () => void } | null;
  /** Those below reject with `ScenarioRefused` or what the API answers. */
  save: (name: string, state: string) => Promise<void>;
  edit: (scenario: Scenario, change: { name?: string; state?: string }) => Promise<void>;
  remove: (scenario: Scenario) => Promise<void>;
}

export function useScenarios(calculator: Calculator): Scenarios {
  const { isMember } = useSession();
  const account = useAccountScenarios(calculator, isMember);
  const browser = useBrowserScenarios(calculator);
  return isMember ? account : browser;
}

function useAccountScenarios(calculator: Calculator, isMember: boolean): Scenarios {
  const client = useQueryClient();
  const query = useQuery({
    ...queryFor(listScenarios, { query: { calculator } }),
    ...renewedOnReturn,
    enabled: isMember,
  });
  const renew = () => client.invalidateQueries({ queryKey: keyOf(listScenarios) });
  useRealtimeEvent(scenariosEvent, () => void renew());
  const { error } = query;
  return {
    list: query.data?.data,
    isLocal: false,
    failure:
      error === null || query.data !== undefined
        ? null
        : { error, isBusy: query.isFetching, retry: () => void query.refetch() },
    save: async (name, state) => {
      await refusing(() => api.call(saveScenario, { body: { calculator, name, state } }));
      await renew();
    },
    edit: async ({ id }, change) => {
      await refusing(() => api.call(editScenario, { params: { id }, body: change }));
      await renew();
    },
    remove: async ({ id }) => {
      await api.call(deleteScenario, { params: { id } });
      await renew();
    },
  };
}

async function refusing<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const isTaken =
      error instanceof ApiError && error.code === calculatorsErrors.SCENARIO_EXISTS.code;
    throw isTaken ? new ScenarioRefused('NAME_TAKEN') : error;
  }
}

/** @throws ScenarioRefused where another scenario has the name */
function checkName(list: readonly Scenario[], name: string, id?: string): void {
  const isTaken = list.some(
    (one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new ScenarioRefused('NAME_TAKEN');
}

function useBrowserScenarios(calculator: Calculator): Scenarios {
  const { scenarios, change } = useLocalScenarios(calculator);
  return {
    list: scenarios,
    isLocal: true,
    failure: null,
    save: async (name, state) =>
      change((list) => {
        checkName(list, name);
        if (list.length >= MOST_LOCAL) throw new ScenarioRefused('FULL');
        const now = new Date().toISOString();
        const id = crypto.randomUUID();
        return [{ id, calculator, name, state, createdAt: now, updatedAt: now }, ...list];
      }),
    edit: async ({ id }, edited) =>
      change((list) => {
        if (edited.name !== undefined) checkName(list, edited.name, id);
        const updatedAt = new Date().toISOString();
        return list.map((one) => (one.id === id ? { ...one, ...edited, updatedAt } : one));
      }),
    remove: async ({ id }) => change((list) => list.filter((one) => one.id !== id)),
  };
}
