import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '../app-error';

/** How deep a JSON body may nest. */
const DEEPEST = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const OPEN_OBJECT = 123;
const CLOSE_LIST = 93;
const CLOSE_OBJECT = 125;

/** Whether brackets outside strings nest deeper than anything that we read. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** Names that reach an object's prototype when they are copied. */
const SUSPECT = /__proto__|constructor|\\u/;

function reachesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  if (Object.hasOwn(value, 'constructor')) {
    const inner = (value as { constructor: unknown }).constructor;
    if (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'prototype'))
      return true;
  }
  return Object.values(value).some(reachesPrototype);
}

/**
 * Reads a JSON text from outside.
 *
 * @param text the body or a field of a form
 * @returns the value; undefined for an empty text
 * @throws AppError `MALFORMED` if it is no JSON, nests too deep or reaches for a prototype
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isTooDeep(text)) throw new AppError(coreErrors.MALFORMED);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError(coreErrors.MALFORMED, { cause });
  }
  if (SUSPECT.test(text) && reachesPrototype(value)) throw new AppError(coreErrors.MALFORMED);
  return value;
}
