/** Why the state of a link isn't all that it says. */
export type LinkProblem =
  /** Made by a newer version of the product. */
  | 'NEWER'
  /** Not made by this product, or cut off. */
  | 'UNREADABLE'
  /** Some values were wrong and are the defaults. */
  | 'PARTLY';

export interface DecodedState<State> {
  state: State;
  problem: LinkProblem | null;
}

/** What a calculator's links are read with. */
export interface StateFormat<State> {
  /** Of the format that is written. A change of its defaults or of a field's meaning needs a new one. */
  version: number;
  /** Values that a link leaves out. Never changed within a version, so that old links keep their numbers. */
  defaults: State;
  /** Checks one part of the state. @returns undefined if it isn't valid */
  readPart<Key extends keyof State>(key: Key, value: unknown): State[Key] | undefined;
}

/** Links are refused beyond this many characters. */
export const LONGEST_STATE = 8_000;

const FORM = /^(\d{1,4})\.([A-Za-z0-9_-]*)$/;

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs from the defaults. Lists are whole, since their places mean nothing without each other. */
function difference(value: Tree, defaults: Tree): Tree {
  const changed: Tree = {};
  for (const [key, part] of Object.entries(value)) {
    const usual = defaults[key];
    if (isTree(part) && isTree(usual)) {
      const inner = difference(part, usual);
      if (Object.keys(inner).length > 0) changed[key] = inner;
    } else if (JSON.stringify(part) !== JSON.stringify(usual)) changed[key] = part;
  }
  return changed;
}

function merged(defaults: unknown, changed: unknown): unknown {
  if (!isTree(defaults) || !isTree(changed)) return changed;
  const result: Tree = { ...defaults };
  for (const [key, part] of Object.entries(changed)) {
    if (Object.hasOwn(defaults, key)) result[key] = merged(defaults[key], part);
  }
  return result;
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const codes = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(codes);
}

/**
 * A state as text for an address: version, a dot, and what differs from the defaults as JSON in base64url (RFC 4648, section 5).
 * The defaults themselves are the version and the dot.
 */
export function encodeState<State extends object>(
  state: State,
  format: StateFormat<State>,
): string {
  const changed = difference({ ...state } as Tree, { ...format.defaults } as Tree);
  const isDefault = Object.keys(changed).length === 0;
  return `${format.version}.${isDefault ? '' : toBase64Url(JSON.stringify(changed))}`;
}

/** Reads the text of `encodeState`. Never throws: what can't be read is the defaults, and `problem` says so. */
export function decodeState<State extends object>(
  text: string,
  format: StateFormat<State>,
): DecodedState<State> {
  const { defaults } = format;
  const match = text.length > LONGEST_STATE ? null : FORM.exec(text);
  if (match === null) return { state: defaults, problem: 'UNREADABLE' };
  const version = Number(match[1]);
  if (version > format.version) return { state: defaults, problem: 'NEWER' };
  // There is no older version yet; the first change of one has to read its links here.
  if (version < format.version) return { state: defaults, problem: 'UNREADABLE' };
  const changed = parse(match[2] ?? '');
  if (changed === undefined) return { state: defaults, problem: 'UNREADABLE' };
  const state = { ...defaults };
  let problem: LinkProblem | null = null;
  for (const [name, part] of Object.entries(changed)) {
    const key = name as keyof State;
    const isKnown = Object.hasOwn(defaults, key);
    const read = isKnown ? format.readPart(key, merged(defaults[key], part)) : undefined;
    if (read === undefined) problem = 'PARTLY';
    else state[key] = read;
  }
  return { state, problem };
}

function parse(coded: string): Tree | undefined {
  if (coded === '') return {};
  try {
    const value: unknown = JSON.parse(fromBase64Url(coded));
    return isTree(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
