import { ambassadorEvent } from '@upround/ambassador/contract';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { AmbassadorSettings } from '../ambassador-settings';
import { ambassadorDecided } from './ambassador-decided';
import { creatorNotice } from './creator-notice';

/** Has the member's open pages read again after a decision of staff. */
export function hintTasks({ realtime }: Pick<AmbassadorSettings, 'realtime'>): TaskHandler[] {
  const send = async (_context: unknown, { userId }: { userId: string }) => {
    realtime?.send([userId], { name: ambassadorEvent.name, data: {} });
  };
  return [
    handleTask({ name: 'ambassador.send-decided', data: ambassadorDecided.data }, send, [
      ambassadorDecided,
    ]),
    handleTask({ name: 'ambassador.send-creator-decided', data: creatorNotice.data }, send, [
      creatorNotice,
    ]),
  ];
}
