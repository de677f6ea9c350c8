import type { TaskHandler } from '@upround/shared/tasks';
import type { JobsSettings } from '../jobs-settings';
import { nudgeTask } from './nudge.task';
import { tellMoveTask } from './tell-move.task';

/** What is done about applications in the background. */
export const applicationTasks = ({ now, sendChange }: JobsSettings): TaskHandler[] => [
  tellMoveTask(now, sendChange),
  nudgeTask(now),
];
