import type { Pool } from 'pg';
import type { Database } from './database';
import { openEmbedded } from './open-embedded';
import { databaseTimeouts, openPostgres, type DatabaseTimeouts } from './open-postgres';

/** Which database to open. */
export type DatabaseConfig =
  | {
      kind: 'embedded';
      /** Folder of the embedded database; undefined keeps it in memory. */
      folder: string | undefined;
      /** Runs when the folder is locked and not yet opened; may put a database into it. */
      fill?: (() => Promise<void>) | undefined;
    }
  | {
      kind: 'postgres';
      url: string;
      /** The most connections of this process; 10 by default. */
      connections?: number;
      /** Those of `databaseTimeouts` by default. */
      timeouts?: DatabaseTimeouts;
    };

/** An open database: Kysely, and the driver below it. */
export interface OpenDatabase {
  kind: DatabaseConfig['kind'];
  db: Database;
  pool: Pool;
  /** Runs one statement outside any transaction of the caller. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Hears what `pg_notify(channel, …)` says, in this process and in others on the same database.
   *
   * @param onGap called when the connection is restored: notifications sent meanwhile are lost
   * @returns ends the subscription
   */
  subscribe(
    channel: string,
    onNotification: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Closes connections, and the embedded database with its folder. Safe to call twice. */
  close(): Promise<void>;
}

/** Receives errors of connections that no query waits for. */
export type ConnectionErrorListener = (error: Error) => void;

/**
 * Opens the embedded database or a PostgreSQL server behind the same interface.
 *
 * @param config which one
 * @param onError called with the errors of idle connections
 * @throws FolderInUseError if another process has the embedded folder open
 */
export function openDatabase(
  config: DatabaseConfig,
  onError: ConnectionErrorListener = () => undefined,
): Promise<OpenDatabase> {
  return config.kind === 'embedded'
    ? openEmbedded(config.folder, config.fill)
    : openPostgres(
        config.url,
        config.connections ?? 10,
        config.timeouts ?? databaseTimeouts,
        onError,
      );
}
