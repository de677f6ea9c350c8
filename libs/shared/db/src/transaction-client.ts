import { Query } from 'pg';
import type { ClientConfig, Connection, QueryResult } from 'pg';
import { NamedClient, namedText } from './named-client';
import { COMMITS } from './prepared';

/** Both are prepared on each connection under their own names. */
const BEGIN = 'begin';
const COMMIT = 'commit';

/** What a statement answers that was sent along with another, or not at all. */
const answerOf = (command: string): QueryResult => ({
  command,
  rowCount: null,
  oid: 0,
  fields: [],
  rows: [],
});

/** What `Query` and `Connection` of pg do, besides what their types say. */
interface QueryInside {
  callback: (error: Error | null | undefined, result: QueryResult) => void;
  requiresPreparation(): boolean;
  prepare(connection: Connection): void;
  /** Executes what `prepare` has bound, and ends the message. */
  _getRows(connection: Connection, rows: number | undefined): void;
  handleCommandComplete(message: object, connection: Connection): void;
}
interface ConnectionInside {
  bind(options: { statement: string; values: unknown[] }): void;
  execute(options: object): void;
  sync(): void;
}
const QueryBase = Query as unknown as new (config: object) => QueryInside;

function execute(connection: Connection, statement: string): void {
  const inside = connection as unknown as ConnectionInside;
  inside.bind({ statement, values: [] });
  inside.execute({});
}

/** What is sent in the message of a statement, before and after it. */
interface Along {
  begin: boolean;
  commit: boolean;
}

/**
 * A statement that opens its transaction, commits it, or both, in one message. The message ends with one `Sync`: where
 * one part fails the server skips the rest (PostgreSQL, "Extended Query", Pipelining), so the statement never runs
 * outside the transaction, and a failed one is never committed.
 */
class TransactionStatement extends QueryBase {
  isSent = false;
  private completed = 0;

  constructor(
    config: object,
    private readonly along: Along,
  ) {
    super(config);
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: Connection): void {
    this.isSent = true;
    if (this.along.begin) execute(connection, BEGIN);
    super.prepare(connection);
  }

  // Not reached where a value can't be bound, so that nothing is committed then.
  override _getRows(connection: Connection, rows: number | undefined): void {
    if (!this.along.commit) return super._getRows(connection, rows);
    const inside = connection as unknown as ConnectionInside;
    inside.execute({});
    execute(connection, COMMIT);
    inside.sync();
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.completed === (this.along.begin ? 1 : 0))
      super.handleCommandComplete(message, connection);
    this.completed += 1;
  }
}

/** Whether a text is one statement for sure: others may be several, which can't share a message. */
const isOne = (text: string, values: unknown[]) =>
  values.length > 0 || namedText(text).name !== undefined;

const isLast = (text: string) => namedText(text).name?.endsWith(COMMITS) === true;

/**
 * A client whose transactions cost fewer round trips: `begin` is sent along with the first statement, and `commit`
 * along with a statement that is marked as the last one (see `prepared`). A transaction without a statement never
 * reaches the server. The first `begin` and `commit` of a connection are sent alone, to be prepared.
 */
export class TransactionClient extends NamedClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<QueryResult>;
    const preparedHere = new Set<string>();
    let isWaiting = false;
    let isCommitted = false;

    const sendAlone = async (name: string) => {
      const answer = await send({ name, text: name });
      preparedHere.add(name);
      return answer;
    };

    const begin = async () => {
      isCommitted = false;
      if (!preparedHere.has(BEGIN)) return sendAlone(BEGIN);
      isWaiting = true;
      return answerOf('BEGIN');
    };

    const end = async (text: string) => {
      if (isWaiting || isCommitted) {
        isWaiting = false;
        isCommitted = false;
        return answerOf(text.toUpperCase());
      }
      return text === COMMIT ? sendAlone(COMMIT) : send(text);
    };

    const sendWith = (text: string, values: unknown[], along: Along) =>
      new Promise<QueryResult>((resolve, reject) => {
        const query = new TransactionStatement({ ...namedText(text), values }, along);
        let isSettled = false;
        query.callback = (error, result) => {
          // The driver calls it once more after a value that can't be bound.
          if (isSettled) return;
          isSettled = true;
          if (error === undefined || error === null) isCommitted = along.commit;
          // A statement that the driver refuses to send opened nothing.
          else if (!query.isSent) isWaiting = along.begin;
          if (error) reject(error);
          else resolve(result);
        };
        void send(query);
      });

    const query = (...parts: unknown[]): unknown => {
      const [text, values, ...rest] = parts;
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0)
        return isWaiting ? beginFirst(parts) : send(...parts);
      if (text === BEGIN) return begin();
      if (text === COMMIT || text === 'rollback') return end(text);
      if (isCommitted) return Promise.reject(new Error('The transaction is committed already.'));
      const along = { begin: isWaiting, commit: preparedHere.has(COMMIT) && isLast(text) };
      if (!along.begin && !along.commit) return send(...parts);
      if (!isOne(text, values)) return beginFirst(parts);
      isWaiting = false;
      return sendWith(text, values, along);
    };

    const beginFirst = (parts: unknown[]) => {
      isWaiting = false;
      return send(BEGIN).then(() => send(...parts));
    };
    this.query = query as NamedClient['query'];
  }
}
