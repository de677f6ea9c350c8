import { applicationEvent, type ApplicationEvent } from '@upround/jobs/contract';
import type { Realtime } from '@upround/shared/ports';

/** Sends people's open pages an event that an application changed. Called after the commit. */
export type SendChange = (userIds: readonly string[], change: ApplicationEvent) => void;

/**
 * Sends changes of applications over the realtime connection.
 *
 * @param realtime undefined where the server has none; pages then read changes when they are opened
 */
export const changeSender =
  (realtime: Realtime | undefined): SendChange =>
  (userIds, data) => {
    if (userIds.length > 0) realtime?.send(userIds, { name: applicationEvent.name, data });
  };
