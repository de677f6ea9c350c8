import {
  handleTask,
  type EventDefinition,
  type TaskContext,
  type TaskDefinition,
} from '@upround/shared/tasks';
import type * as z from 'zod/mini';
import type { NotificationAct, NotificationDraft, NotificationListener } from './notification-kind';

/** Context of a listener. */
export interface ListenerContext extends TaskContext {
  now: Date;
}

type Answer<Item> = readonly Item[] | Promise<readonly Item[]>;

/**
 * Makes a task that notifies people of events. It may run twice.
 *
 * @param task its name is the queue's: a new name loses the tasks that wait under the old one
 * @param events the events that send the task
 * @param draftsOf makes the notifications; a task that would take long sends another one that continues
 */
export function notifiesOf<Schema extends z.ZodMiniType>(
  task: TaskDefinition<Schema>,
  events: readonly EventDefinition<Schema>[],
  draftsOf: (context: ListenerContext, data: z.output<Schema>) => Answer<NotificationDraft>,
): NotificationListener {
  return (notifier) =>
    handleTask(
      task,
      async (context, data) => {
        const drafts = await draftsOf({ ...context, now: notifier.now() }, data);
        for (const draft of drafts) await notifier.notify(context, draft);
      },
      events,
    );
}

/**
 * Makes a task that undoes acts, such as a removed like. An act that is valid again by then stays.
 *
 * @param task as of `notifiesOf`
 * @param events the events that send the task
 * @param actsOf finds the acts to undo
 */
export function takesBackOn<Schema extends z.ZodMiniType>(
  task: TaskDefinition<Schema>,
  events: readonly EventDefinition<Schema>[],
  actsOf: (context: ListenerContext, data: z.output<Schema>) => Answer<NotificationAct>,
): NotificationListener {
  return (notifier) =>
    handleTask(
      task,
      async (context, data) => {
        const acts = await actsOf({ ...context, now: notifier.now() }, data);
        for (const act of acts) await notifier.takeBack(context, act);
      },
      events,
    );
}

const DATE = 10;

/** The group of the acts of one kind on one record and one day (UTC). */
export const dayKey = (type: string, referenceId: string, at: Date): string =>
  `${type}:${referenceId}:${at.toISOString().slice(0, DATE)}`;
