/** One step of the schema's history: forward only, never changed once released. */
export interface SqlMigration {
  /** `NNNN-what-it-brings`; the order of names is the order of steps. */
  name: string;
  /** Statements of PostgreSQL 15, run in one transaction. */
  statements: readonly string[];
}
