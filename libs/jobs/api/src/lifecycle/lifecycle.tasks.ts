import type { TaskHandler } from '@upround/shared/tasks';
import { notifyClosedTask } from '../job/notify-closed.task';
import { closeLeftTask } from './close-left.task';
import type { JobsSettings } from '../jobs-settings';
import { expireTask } from './expire.task';
import { responseStatsTask } from './response-stats.task';
import { confirmReminderTask } from './confirm-reminder.task';

/** What happens to jobs as time passes: each may run twice without harm. */
export function lifecycleTasks({ now, sendChange }: JobsSettings): TaskHandler[] {
  return [
    expireTask(now),
    closeLeftTask(now),
    notifyClosedTask(now, sendChange),
    confirmReminderTask(now),
    responseStatsTask(now),
  ];
}
