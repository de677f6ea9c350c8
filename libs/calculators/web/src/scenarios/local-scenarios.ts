import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { scenarioSchema, type Calculator, type Scenario } from '@upround/calculators/contract';

/** What a browser keeps of each calculator. */
export const MOST_LOCAL = 20;

const storedAtom = atomWithStorage<unknown>('upround-calculator-scenarios', [], undefined, {
  getOnInit: true,
});

/** What is stored may have been changed by hand or by another version: what isn't a scenario is left out. */
const readAll = (stored: unknown): Scenario[] =>
  Array.isArray(stored)
    ? stored.flatMap((one: unknown) => {
        const read = scenarioSchema.safeParse(one);
        return read.success ? [read.data] : [];
      })
    : [];

type Change = (scenarios: readonly Scenario[]) => readonly Scenario[];

const allAtom = atom(
  (get) => readAll(get(storedAtom)),
  // A change sees what is stored by then: an Undo may be pressed long after it was drawn.
  (get, set, change: Change) => set(storedAtom, change(readAll(get(storedAtom)))),
);

/** The scenarios of a calculator in this browser, the newest first, and the way to change them. */
export function useLocalScenarios(calculator: Calculator) {
  const [all, changeAll] = useAtom(allAtom);
  const isOwn = (one: Scenario) => one.calculator === calculator;
  const scenarios = all
    .filter(isOwn)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return {
    scenarios,
    /** @throws what the change throws */
    change: (change: Change) =>
      changeAll((stored) => [
        ...stored.filter((one) => !isOwn(one)),
        ...change(stored.filter(isOwn)),
      ]),
  };
}
