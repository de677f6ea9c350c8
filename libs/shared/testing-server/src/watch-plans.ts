import type { Database, OpenDatabase, SharedViews } from '@upround/shared/db';
import { Kysely, PostgresDialect } from 'kysely';

/** A step of a statement's plan, with what it really read. */
export interface PlanNode {
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What begins and ends a transaction has no plan. */
const BOUNDARY = /^(begin|start transaction|commit|rollback)/;

const NOTHING = 'No statement was run: there is no plan to look at.';

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows a step read in all, those included that its filter took away. */
export function rowsRead(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

/** Remembers what a read model runs, and tells how the database did it. */
export interface PlanWatch {
  /** What the read model under test is called with. */
  db: Database;
  /** Every step of the last statement. @throws when none was run */
  ofLast(): Promise<PlanNode[]>;
  /** Every step of all statements since `forget`. @throws when none was run */
  ofAll(): Promise<PlanNode[]>;
  forget(): void;
}

/**
 * Watches the statements of a test.
 *
 * @param database of the test's server; its planner must know the tables (`analyze`)
 */
export function watchPlans(database: OpenDatabase): PlanWatch {
  let ran: Statement[] = [];
  async function planOf({ sql, parameters }: Statement): Promise<PlanNode[]> {
    const [row] = await database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${sql}`,
      parameters,
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan;
    if (plan === undefined) throw new Error('The database explained nothing.');
    return nodesOf(plan);
  }
  return {
    db: new Kysely<SharedViews>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => {
        if (!BOUNDARY.test(query.sql)) ran.push(query);
      },
    }),
    async ofLast() {
      const last = ran.at(-1);
      if (last === undefined) throw new Error(NOTHING);
      return planOf(last);
    },
    async ofAll() {
      if (ran.length === 0) throw new Error(NOTHING);
      const nodes: PlanNode[] = [];
      for (const statement of ran) nodes.push(...(await planOf(statement)));
      return nodes;
    },
    forget() {
      ran = [];
    },
  };
}
