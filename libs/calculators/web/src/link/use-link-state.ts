import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  decodeState,
  encodeState,
  type LinkProblem,
  type StateFormat,
} from '@upround/calculators/model';

/** Keys and places that lead to a value of a state. */
export type Path = readonly (string | number)[];

export interface LinkState<State> {
  state: State;
  /** Changes one value. */
  set: (path: Path, value: unknown) => void;
  replace: (state: State) => void;
  /** The state as the parameter of a link. */
  coded: string;
  /** Why the link that was opened isn't shown as it was made. */
  problem: LinkProblem | null;
  /** Changes with each state that was replaced as a whole: fields begin anew. */
  version: number;
}

/** How long typing rests before the address follows. */
const ADDRESS_MS = 400;

function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: unknown, place) => (place === key ? changed(item, rest, next) : item));
  }
  const part = value as Record<string, unknown>;
  return { ...part, [key]: changed(part[key], rest, next) };
}

/**
 * What is entered into a calculator, which the address of the page holds in `s`. The address is changed in place and without the
 * router, since nothing else on the page depends on it and each step of a slider would count as a visit.
 */
export function useLinkState<State extends object>(format: StateFormat<State>): LinkState<State> {
  const { search } = useLocation();
  const opened = useMemo(() => {
    const coded = new URLSearchParams(search).get('s');
    return coded === null ? { state: format.defaults, problem: null } : decodeState(coded, format);
  }, [search, format]);
  const [current, setCurrent] = useState({ state: opened.state, version: 0 });
  const coded = useMemo(() => encodeState(current.state, format), [current.state, format]);
  useAddress(coded, encodeState(format.defaults, format));
  return {
    state: current.state,
    coded,
    problem: opened.problem,
    version: current.version,
    set: (path, value) =>
      setCurrent(({ state, version }) => ({
        state: changed(state, path, value) as State,
        version,
      })),
    replace: (state) => setCurrent(({ version }) => ({ state, version: version + 1 })),
  };
}

/** Writes the state into the address once typing rests; the defaults need no parameter. */
function useAddress(coded: string, plain: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (coded === plain) address.searchParams.delete('s');
      else address.searchParams.set('s', coded);
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [coded, plain]);
}
