import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A choice in the address, such as `?tab=latest`. An unknown value counts as the first
 * choice, which itself is left out of the address. The router may take its time to show the new address;
 * the choice holds at once.
 *
 * @param name of the query field
 * @param choices the accepted values, the default first
 * @returns the choice and a function that replaces it without a new history entry
 */
export function useSearchChoice<const Choices extends readonly [string, ...string[]]>(
  name: string,
  choices: Choices,
): [Choices[number], (value: Choices[number]) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const [choice, show] = useOptimistic<Choices[number]>(
    choices.find((known) => known === given) ?? choices[0],
  );
  const choose = useCallback(
    (value: Choices[number]) =>
      startTransition(() => {
        show(value);
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            if (value === choices[0]) after.delete(name);
            else after.set(name, value);
            return after;
          },
          { replace: true },
        );
      }),
    [choices, name, setParams, show],
  );
  return [choice, choose];
}
