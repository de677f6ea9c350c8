import type { Database, Trx } from '@upround/shared/db';
import type * as z from 'zod/mini';
import type { EventDefinition, TaskDefinition, TaskSender } from './task';

/** What a task gets. */
export interface TaskContext {
  db: Database;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  /** Runs once per delivery; a task may be delivered twice, so its effect must be idempotent. */
  inTransaction<T>(work: (trx: Trx, tasks: TaskSender) => Promise<T>): Promise<T>;
}

/** A task with the code that does it. */
export interface TaskHandler {
  task: TaskDefinition;
  /** The events that start it; their data becomes the task's. */
  on?: readonly EventDefinition[];
  run(context: TaskContext, data: unknown): Promise<void>;
  /** Does several deliveries at once, all or none; where it fails they are done one by one. */
  runMany?(context: TaskContext, data: readonly unknown[]): Promise<void>;
}

/**
 * Joins a task to the code that does it.
 *
 * @param task the definition
 * @param run does one delivery; throwing has it tried again
 * @param on events whose data the task takes
 */
export function handleTask<Schema extends z.ZodMiniType>(
  task: TaskDefinition<Schema>,
  run: (context: TaskContext, data: z.output<Schema>) => Promise<void>,
  on: readonly EventDefinition<Schema>[] = [],
): TaskHandler {
  return { task, run: run as TaskHandler['run'], on };
}

/**
 * Joins a task to code that does several deliveries at once, where they come in crowds.
 *
 * @param task the definition
 * @param runMany does them all or none; throwing has each tried alone
 * @param on events whose data the task takes
 */
export function handleTasks<Schema extends z.ZodMiniType>(
  task: TaskDefinition<Schema>,
  runMany: (context: TaskContext, data: readonly z.output<Schema>[]) => Promise<void>,
  on: readonly EventDefinition<Schema>[] = [],
): TaskHandler {
  const many = runMany as NonNullable<TaskHandler['runMany']>;
  return { task, run: (context, data) => many(context, [data]), runMany: many, on };
}
