import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  decodeState,
  encodeState,
  type LinkProblem,
  type StateFormat,
} from '@upround/calculators/model';
import { readDraft, writeDraft } from './draft';

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
  /** Whether it isn't the example any more. */
  isChanged: boolean;
  /** Back to the example. */
  restart: () => void;
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

interface Opened<State> {
  state: State;
  problem: LinkProblem | null;
  /** From this tab, and not from the address. */
  isDraft: boolean;
}

function open<State extends object>(
  { pathname, search }: { pathname: string; search: string },
  format: StateFormat<State>,
): Opened<State> {
  const linked = new URLSearchParams(search).get('s');
  if (linked !== null) return { ...decodeState(linked, format), isDraft: false };
  const draft = readDraft(pathname);
  if (draft === null) return { state: format.defaults, problem: null, isDraft: false };
  return { state: decodeState(draft, format).state, problem: null, isDraft: true };
}

/**
 * What is entered into a calculator, which the address of the page holds in `s`; without it, what was entered last in this tab.
 * The address is changed in place and without the router, since nothing else on the page depends on it and each step of a slider
 * would count as a visit.
 */
export function useLinkState<State extends object>(format: StateFormat<State>): LinkState<State> {
  const { pathname, search } = useLocation();
  const [opened] = useState(() => open({ pathname, search }, format));
  const [current, setCurrent] = useState({ state: opened.state, version: 0 });
  const coded = useMemo(() => encodeState(current.state, format), [current.state, format]);
  const plain = encodeState(format.defaults, format);
  useStored({ pathname, coded, plain, isDraft: opened.isDraft });
  const replace = (state: State) => setCurrent(({ version }) => ({ state, version: version + 1 }));
  return {
    state: current.state,
    coded,
    problem: opened.problem,
    version: current.version,
    isChanged: coded !== plain,
    set: (path, value) =>
      setCurrent(({ state, version }) => ({
        state: changed(state, path, value) as State,
        version,
      })),
    replace,
    restart: () => replace(format.defaults),
  };
}

interface Stored {
  pathname: string;
  coded: string;
  /** The defaults, which need no parameter. */
  plain: string;
  isDraft: boolean;
}

/** Keeps what is entered in this tab at once, and in the address once typing rests. */
function useStored({ pathname, coded, plain, isDraft }: Stored): void {
  // A link that can't be read stays in the address until something is entered.
  const isAsOpened = useRef(!isDraft);
  useEffect(() => {
    if (isAsOpened.current) {
      isAsOpened.current = false;
      return undefined;
    }
    writeDraft(pathname, coded === plain ? null : coded);
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (coded === plain) address.searchParams.delete('s');
      else address.searchParams.set('s', coded);
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [pathname, coded, plain]);
}
