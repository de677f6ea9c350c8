import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { scenarioSchema, type Calculator, type Scenario } from '@upround/calculators/contract';

/** What a browser keeps of each calculator. */
export const MOST_LOCAL = 20;

const storedAtom = atomWithStorage<unknown>('upround-calculator-scenarios', [], undefined, {
  getOnInit: true,
});

const isScenario = (one: unknown): one is Scenario => scenarioSchema.safeParse(one).success;

const storedList = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** What is stored may have been changed by hand or by another version: what isn't a scenario is left out. */
const readAll = (stored: unknown): Scenario[] => storedList(stored).filter(isScenario);

type Change = (scenarios: readonly Scenario[]) => readonly Scenario[];

const allAtom = atom(
  (get) => readAll(get(storedAtom)),
  // A change sees what is stored by then: an Undo may be pressed long after it was drawn.
  (get, set, change: Change) => {
    const stored = get(storedAtom);
    // What only another version can read stays for it.
    const others = storedList(stored).filter((one) => !isScenario(one));
    set(storedAtom, [...others, ...change(readAll(stored))]);
  },
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
