import { switchNames } from '@upround/shared/contract-core';
import { momentSchema, personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { auditSources } from '../audit.schema';

/** The most failed tasks of one answer. */
export const FAILED_TASKS_MAX = 100;
/** The most tasks that one call tries again or deletes. */
export const TASK_CHANGES_MAX = 1_000;
/** The most characters of a reason. */
export const SWITCH_REASON_MAX = 500;

/** `failing` needs someone now; `unusual` is worth a look. */
export const partStates = ['working', 'unusual', 'failing'] as const;
export type PartState = (typeof partStates)[number];

const count = z.int().check(z.minimum(0));
const state = z.enum(partStates);

/** One reading of the queue. */
export const backlogSampleSchema = z.object({
  at: momentSchema,
  /** Tasks that could be done now. */
  due: count,
  /** How long the oldest of them has waited. */
  oldestSeconds: z.number(),
});
export type BacklogSample = z.output<typeof backlogSampleSchema>;

/** How the server's parts are, and their figures. Counts are of the process that answers. */
export const healthSchema = z.object({
  at: momentSchema,
  /** When the process that answers started: it counts since then, and for an hour. */
  startedAt: momentSchema,
  database: z.object({
    state,
    kind: z.enum(['embedded', 'postgres']),
    /** How long it took to answer; null where it didn't. */
    milliseconds: z.nullable(z.number()),
    connections: count,
    /** Callers that wait for a connection. */
    waiting: count,
  }),
  tasks: z.object({ state, due: count, oldestSeconds: z.number(), failed: count }),
  realtime: z.object({ state, kind: z.enum(['sockets', 'ably']), connections: count }),
  email: z.object({ state, kind: z.enum(['smtp', 'folder']), sent: count, failed: count }),
  /** Free space of the disk of files and the embedded database; null where it can't be read. */
  disk: z.object({ state, freeBytes: z.nullable(z.number()), freeShare: z.nullable(z.number()) }),
  payments: z.object({
    state,
    kind: z.enum(['sandbox', 'razorpay']),
    /** Webhooks with a wrong signature. */
    webhooksRefused: count,
    /** Reports and refunds that an operator has to look at. */
    unsolved: count,
  }),
  /** Answers of the last hour; errors are those with a status from 500. */
  requests: z.object({ count, errors: count }),
  /** Of the last hour, a minute apart, oldest first; kept in the memory of the process. */
  backlog: z.array(backlogSampleSchema),
});
export type Health = z.output<typeof healthSchema>;

const queue = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[A-Za-z0-9_.-]+$/));

export const failedTaskSchema = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: momentSchema,
  tries: z.int(),
  /** What went wrong last, without addresses, numbers and quoted texts. */
  reason: z.string(),
});
export type ListedTask = z.output<typeof failedTaskSchema>;

export const failedTasksSchema = z.object({
  queues: z.array(z.object({ queue: z.string(), count: z.int() })),
  /** The newest. */
  tasks: z.array(failedTaskSchema),
});
export type FailedTasks = z.output<typeof failedTasksSchema>;

/** A queue's failed tasks, or one of them. */
export const chosenTasksSchema = z.strictObject({ queue, id: z.optional(z.uuid()) });
export type ChosenTasks = z.output<typeof chosenTasksSchema>;

export const switchNameSchema = z.enum(switchNames);

/** A switch; `off` is null while it's on. */
export const switchSchema = z.object({
  name: switchNameSchema,
  off: z.nullable(
    z.object({
      since: momentSchema,
      /** Empty where an operator gave none. */
      reason: z.string(),
      source: z.enum(auditSources),
      /** The admin who did it; null where an operator did, and for accounts that are deleted. */
      actor: z.nullable(personSummarySchema),
    }),
  ),
});
export type SwitchState = z.output<typeof switchSchema>;

export const changeSwitchSchema = z.strictObject({
  isOff: z.boolean(),
  /** For other admins, and for the audit log. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(SWITCH_REASON_MAX)),
});
