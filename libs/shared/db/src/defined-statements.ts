/** What the database gets of a statement. */
interface StatementText {
  /** With `$1`, `$2`, … */
  text: string;
  /** The names of its parameters, in the order of these numbers. */
  parameters: readonly string[];
}

/** A statement that a loaded module defines; of a list, that of a page of ten rows. */
export interface DefinedStatement extends StatementText {
  name: string;
}

const defined = new Map<string, () => StatementText>();

/**
 * Registers a statement under its name.
 *
 * @param name as of `statement` or `pageStatement`
 * @param made makes its text
 * @throws Error if another text has this name, since a connection prepares only one of them
 */
export function registerStatement(name: string, made: () => StatementText): void {
  const known = defined.get(name);
  if (known !== undefined && known().text !== made().text) {
    throw new Error(`${name}: another statement has this name.`);
  }
  defined.set(name, made);
}

/** The statements of all modules that are loaded so far. */
export const definedStatements = (): DefinedStatement[] =>
  [...defined].map(([name, made]) => {
    const { text, parameters } = made();
    return { name, text, parameters };
  });
