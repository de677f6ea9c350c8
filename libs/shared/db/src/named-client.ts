import { Client } from 'pg';
import type { ClientConfig } from 'pg';

const NAME = /^\/\* name: ([\w.-]{1,60}) \*\/\s/;
const nameOf = new Map<string, string | null>();

/** The most texts whose name is remembered; constant statements are far fewer. */
const REMEMBERED = 5000;

function preparedName(text: string): string | null {
  const known = nameOf.get(text);
  if (known !== undefined) return known;
  const name = NAME.exec(text)?.[1] ?? null;
  if (nameOf.size < REMEMBERED) nameOf.set(text, name);
  return name;
}

type Query = Client['query'];

/** What the driver takes for a text: the text alone, or with the name that it is prepared by. */
export function namedText(text: string): { name?: string; text: string } {
  const name = text.startsWith('/* name: ') ? preparedName(text) : null;
  return name === null ? { text } : { name, text };
}

/**
 * A client that sends a statement whose text begins with `/* name: some.name *\/` as the prepared statement
 * of that name: parsed and planned once a connection.
 */
export class NamedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...parts: unknown[]) => unknown;
    const query = (...parts: unknown[]) => {
      const [text, values, ...rest] = parts;
      if (typeof text !== 'string') return send(...parts);
      const named = namedText(text);
      return named.name === undefined ? send(...parts) : send({ ...named, values }, ...rest);
    };
    this.query = query as Query;
  }
}
