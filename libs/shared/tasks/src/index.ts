export { handleTask, handleTasks } from './handler';
export type { TaskContext, TaskHandler } from './handler';
export type { EventDefinition, TaskDefinition, TaskSender, SendOptions } from './task';
export { createTaskQueue } from './task-queue';
export type { TaskQueue, TaskQueueOptions } from './task-queue';
export type { FailedQueue, FailedTask, FailedTaskChanges } from './queue-store';
