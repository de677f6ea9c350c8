// Texts as a whole, so that no bracket within one counts.
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/gs;

/** Of holders within one another. */
const DEEPEST = 40;

interface Holder {
  path: string;
  /** Index of the next value in a list; null in an object. */
  at: number | null;
  /** The name that was read last. */
  name: string;
}

const nameIn = (token: string) => {
  const name: unknown = JSON.parse(token);
  return typeof name === 'string' ? name : '';
};

/** The path of a value within what holds it, as in `@graph[3].item`. */
export const pathIn = (path: string, step: string | number) =>
  typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`;

/**
 * The lines on which the objects of a JSON text begin, by their paths; without those that lie deeper than any posting.
 *
 * @param text that `JSON.parse` takes
 */
export function objectLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const holders: Holder[] = [];
  let line = 1;
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const holder = holders.at(-1);
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (token === '{' || token === '[') {
      const isDeep = holders.length > DEEPEST;
      const path =
        holder === undefined || isDeep ? '' : pathIn(holder.path, holder.at ?? holder.name);
      if (token === '{' && !isDeep) lines.set(path, line);
      holders.push({ path, at: token === '[' ? 0 : null, name: '' });
    } else if (token === '}' || token === ']') holders.pop();
    else if (token === ',' && holder !== undefined && holder.at !== null) holder.at += 1;
    else if (token === ':' && holder !== undefined) holder.name = nameIn(last);
    last = token;
  }
  return lines;
}

/** An escaped character of which more may follow; the engine names where it begins. */
const OPEN_ESCAPE = /\\(?:u[\da-f]{0,3})?$/i;

/** Whether the beginning of a text could still become JSON: it is no fault of it that it ends. */
function goesOn(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const reason = String(error);
    const at = /position (\d+)/.exec(reason)?.[1];
    const ending = OPEN_ESCAPE.exec(beginning)?.[0] ?? '';
    return (
      reason.includes('end of JSON input') ||
      (at !== undefined && Number(at) >= beginning.length - ending.length)
    );
  }
}

/**
 * The line on which a text stops being JSON; not every engine says where that is.
 *
 * @param text that `JSON.parse` does not take
 */
export function brokenLine(text: string): number {
  let [sound, broken] = [0, text.length];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (goesOn(text.slice(0, middle))) sound = middle;
    else broken = middle;
  }
  return text.slice(0, sound).split('\n').length;
}
