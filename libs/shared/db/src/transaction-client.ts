import { Query } from 'pg';
import type { ClientConfig, Connection, QueryResult } from 'pg';
import { NamedClient, namedText } from './named-client';

/** The prepared statement that opens a transaction. */
const BEGIN = 'begin';

/** What a statement that the server never saw answers. */
const answerOf = (command: string): QueryResult => ({
  command,
  rowCount: null,
  oid: 0,
  fields: [],
  rows: [],
});

/** What `Query` and `Connection` of pg do, besides what their types say. */
interface QueryInside {
  callback: (error: Error | undefined, result: QueryResult) => void;
  requiresPreparation(): boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: object, connection: Connection): void;
}
interface ConnectionInside {
  bind(options: { statement: string; values: unknown[] }): void;
  execute(options: object): void;
}
const QueryBase = Query as unknown as new (config: object) => QueryInside;

/**
 * A statement that opens its transaction in the same message. Both end with one `Sync`: if the transaction can't be
 * opened the server skips the statement (PostgreSQL, "Extended Query", Pipelining), so it never runs outside it.
 */
class FirstStatement extends QueryBase {
  private isOpen = false;

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: Connection): void {
    const inside = connection as unknown as ConnectionInside;
    inside.bind({ statement: BEGIN, values: [] });
    inside.execute({});
    super.prepare(connection);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    // The first is that of `begin`.
    if (this.isOpen) super.handleCommandComplete(message, connection);
    this.isOpen = true;
  }
}

/** Whether a text is one statement for sure: others may be several, which can't be sent along. */
const isOne = (text: string, values: unknown[]) =>
  values.length > 0 || namedText(text).name !== undefined;

/**
 * A client whose transactions cost one round trip less: `begin` is sent along with the first statement. A transaction
 * without a statement never reaches the server. A connection's first `begin` is sent alone, to be prepared.
 */
export class TransactionClient extends NamedClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...parts: unknown[]) => Promise<QueryResult>;
    let isPrepared = false;
    let isWaiting = false;

    const begin = async () => {
      if (isPrepared) {
        isWaiting = true;
        return answerOf('BEGIN');
      }
      const answer = await send({ name: BEGIN, text: BEGIN });
      isPrepared = true;
      return answer;
    };

    const sendFirst = (text: string, values: unknown[]) =>
      new Promise<QueryResult>((resolve, reject) => {
        const query = new FirstStatement({ ...namedText(text), values });
        query.callback = (error, result) => {
          if (error) reject(error);
          else resolve(result);
        };
        void send(query);
      });

    const query = (...parts: unknown[]): unknown => {
      const [text, values, ...rest] = parts;
      if (text === BEGIN && rest.length === 0) return begin();
      if (!isWaiting) return send(...parts);
      isWaiting = false;
      if (text === 'commit' || text === 'rollback')
        return Promise.resolve(answerOf(text.toUpperCase()));
      if (typeof text === 'string' && Array.isArray(values) && isOne(text, values))
        return sendFirst(text, values);
      return send(BEGIN).then(() => send(...parts));
    };
    this.query = query as NamedClient['query'];
  }
}
