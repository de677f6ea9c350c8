import type { TaskHandler } from '@upround/shared/tasks';
import type { JobsSettings } from '../jobs-settings';
import { nudgeTask } from './nudge.task';
import { notifyMoveTask } from './notify-move.task';

/** Background tasks of applications. */
export const applicationTasks = ({ now, sendChange }: JobsSettings): TaskHandler[] => [
  notifyMoveTask(now, sendChange),
  nudgeTask(now),
];
