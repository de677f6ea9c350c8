import type { Database, OpenDatabase, SharedViews } from '@upround/shared/db';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';

/** A step of a statement's plan, with what it really read. */
export interface PlanNode {
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What begins and ends a transaction has no plan. */
const BOUNDARY = /^(begin|start transaction|commit|rollback)/;

const NOTHING = 'No statement was run: there is no plan to look at.';

interface PlanRow {
  'QUERY PLAN': { Plan: PlanNode }[];
}

function rootOf(row: PlanRow | undefined): PlanNode {
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('The database explained nothing.');
  return plan;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows a step read in all, those included that its filter took away. */
export function rowsRead(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

/** What statements cost the database, in numbers that do not depend on the machine. */
export interface StatementCost {
  /** Rows that were read of tables, those included that filters took away. */
  rows: number;
  /** Blocks that were looked at. */
  blocks: number;
  /** How often functions ran that are written in a language of the database. */
  calls: number;
}

/** Records the statements of a read model, and explains their plans. */
export interface PlanWatch {
  /** What the read model under test is called with. */
  db: Database;
  /** Every step of the last statement, of both its plans if it is prepared. @throws when none was run */
  ofLast(): Promise<PlanNode[]>;
  /** Every step of all statements since `forget`, of both plans of those that are prepared. @throws when none was run */
  ofAll(): Promise<PlanNode[]>;
  /** What all statements since `forget` cost together; of one that is without a statement, nothing. */
  costOfAll(): Promise<StatementCost>;
  forget(): void;
}

/** Statements that a connection prepares; `prepared` of `shared/db` names them so. */
const PREPARED = /^\/\* name: /;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const element = (value: unknown) => `"${String(value).replace(/["\\]/g, '\\$&')}"`;

/** A value as SQL; the database takes its type from the place where it is used. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return quoted(value.toISOString());
  if (Array.isArray(value)) return quoted(`{${value.map(element).join()}}`);
  return quoted(String(value));
}

/** The plan for any values, which a connection may use from its sixth run of a prepared statement on. */
async function genericPlanOf(
  { pool }: OpenDatabase,
  { sql, parameters }: Statement,
): Promise<PlanNode[]> {
  const client = await pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare watched as ${sql.replace(PREPARED, '/* ')}`);
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join()})`;
    const { rows } = await client
      .query<PlanRow>(`explain (analyze, format json) execute watched${values}`)
      .finally(() => client.query('deallocate watched'));
    return nodesOf(rootOf(rows[0]));
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}

const FUNCTION_CALLS =
  'select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions';

/**
 * Watches the statements of a test.
 *
 * @param database of the test's server; its planner must know the tables (`analyze`)
 */
export function watchPlans(database: OpenDatabase): PlanWatch {
  let ran: Statement[] = [];
  const asked = () => ran.filter(({ sql }) => !BOUNDARY.test(sql));
  async function planOf({ sql, parameters }: Statement): Promise<PlanNode[]> {
    const [row] = await database.query<PlanRow>(
      `explain (analyze, format json) ${sql}`,
      parameters,
    );
    const nodes = nodesOf(rootOf(row));
    return PREPARED.test(sql)
      ? [...nodes, ...(await genericPlanOf(database, { sql, parameters }))]
      : nodes;
  }
  /** Asks once more within a transaction. */
  async function costOf(
    client: PoolClient,
    { sql, parameters }: Statement,
  ): Promise<StatementCost> {
    const count = async () =>
      (await client.query<{ calls: number }>(FUNCTION_CALLS)).rows[0]?.calls ?? 0;
    const before = await count();
    const { rows } = await client.query<PlanRow>(`explain (analyze, buffers, format json) ${sql}`, [
      ...parameters,
    ]);
    const calls = (await count()) - before;
    const plan = rootOf(rows[0]);
    const blocks = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    const scans = nodesOf(plan).filter((node) => node['Relation Name'] !== undefined);
    return { rows: sumOf(scans.map(rowsRead)), blocks, calls };
  }
  /** Asks everything once more, in transactions as before, none of which leaves anything behind. */
  async function costsOf(statements: readonly Statement[]): Promise<StatementCost[]> {
    const client = await database.pool.connect();
    const costs: StatementCost[] = [];
    let isOpen = false;
    const begin = () => client.query(`begin; set local track_functions = 'pl'`);
    try {
      for (const statement of statements) {
        if (BOUNDARY.test(statement.sql)) {
          isOpen = /^(begin|start)/.test(statement.sql);
          await client.query('rollback');
          if (isOpen) await begin();
        } else {
          if (!isOpen) await begin();
          costs.push(await costOf(client, statement));
          if (!isOpen) await client.query('rollback');
        }
      }
      return costs;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  return {
    db: new Kysely<SharedViews>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => {
        ran.push(query);
      },
    }),
    async ofLast() {
      const last = asked().at(-1);
      if (last === undefined) throw new Error(NOTHING);
      return planOf(last);
    },
    async ofAll() {
      if (asked().length === 0) throw new Error(NOTHING);
      const nodes: PlanNode[] = [];
      for (const statement of asked()) nodes.push(...(await planOf(statement)));
      return nodes;
    },
    async costOfAll() {
      const costs = await costsOf(ran);
      return {
        rows: sumOf(costs.map(({ rows }) => rows)),
        blocks: sumOf(costs.map(({ blocks }) => blocks)),
        calls: sumOf(costs.map(({ calls }) => calls)),
      };
    },
    forget() {
      ran = [];
    },
  };
}
