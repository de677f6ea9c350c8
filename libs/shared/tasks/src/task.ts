import type * as z from 'zod/mini';

/** A kind of background work: its queue and the shape of its data. */
export interface TaskDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Queue name, `slice.what`, as in `feed.fan-out`. */
  name: string;
  data: Schema;
  /** How often a failed task is tried again, with growing pauses. 5 by default. */
  retries?: number;
  /** How many seconds pass at least before the first try again; the next pauses are longer. 1 by default. */
  retryPauseSeconds?: number;
  /** How many one look into the queue takes; 50 by default. Fewer where each takes long. */
  batch?: number;
  /** Seconds after which a batch counts as lost and is tried again; 300 by default. */
  expireSeconds?: number;
  /** Runs by the clock: a cron expression in UTC, to the minute. */
  schedule?: string;
}

/** Something that happened in one slice and that others may act on; each subscriber gets its own task. */
export interface EventDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** `slice.happened`, as in `social.followed`. */
  name: string;
  data: Schema;
}

/** How a task is sent. */
export interface SendOptions {
  /** Seconds that pass at least before it is done; at once by default. */
  afterSeconds?: number;
}

/** Sends work on the transaction at hand: if it rolls back, nothing was sent. */
export interface TaskSender {
  /**
   * Sends a task.
   *
   * @param data in the task's shape
   * @param options when it is to be done
   */
  send<Schema extends z.ZodMiniType>(
    task: TaskDefinition<Schema>,
    data: z.input<Schema>,
    options?: SendOptions,
  ): Promise<void>;
  /** Sends a task to each subscriber of the event. */
  publish<Schema extends z.ZodMiniType>(
    event: EventDefinition<Schema>,
    data: z.input<Schema>,
  ): Promise<void>;
}
