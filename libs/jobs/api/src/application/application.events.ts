import { applicationEvent, type ApplicationEvent } from '@upround/jobs/contract';
import type { Realtime } from '@upround/shared/ports';

/** Tells the open pages of people that an application changed. Called once the change is committed. */
export type SendChange = (userIds: readonly string[], change: ApplicationEvent) => void;

/**
 * Sends changes of applications over the realtime connection.
 *
 * @param realtime undefined where there is none; pages then read what changed when they are opened
 */
export const changeSender =
  (realtime: Realtime | undefined): SendChange =>
  (userIds, data) => {
    if (userIds.length > 0) realtime?.send(userIds, { name: applicationEvent.name, data });
  };
