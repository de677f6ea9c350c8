import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { deviceErrors, forgetDevice, listDevices, registerDevice } from './device.calls';
import { listNotifications, markNotifications } from './notification.calls';
import { deviceFixtures, notificationFixtures } from './notification.fixtures';

const like = exampleFrom(notificationFixtures);
const device = exampleFrom(deviceFixtures);
const version = 4_182;

/** What the API's documentation says about notifications and devices. */
export const notificationsDocs: ContractDocs = {
  calls: [
    describeCall(listNotifications, {
      description:
        'Returns your own notifications, newest first, and how many are unread. The same act by several people on one day is one notification. `sentence` says what happened, in parts: words of ours (`text`), names of people (`name`) and titles (`title`). `types` takes several types with commas between, `group` all types of a group; notifications about people you muted or blocked are left out.',
      input: { query: { state: 'ALL', group: 'REACTIONS' } },
      output: { data: [like], nextSegment: null, unreadCount: 1, version },
    }),
    describeCall(markNotifications, {
      description:
        'Marks your own notifications as read: up to 100 by `ids`, those of a group or of some types, or all up to the `version` that you have seen. `read: false` marks them as unread again, with `markedAt` exactly those of an earlier call.',
      input: { body: { ids: [like.id] } },
      output: { unreadCount: 0, version: version + 1, markedAt: '2026-01-05T11:02:00.000Z' },
    }),
    describeCall(registerDevice, {
      description:
        'Registers this browser for push notifications. Sending the same `deviceId` again replaces its token. A device gets the notifications of one member at a time, and the token is never returned.',
      input: {
        body: { fcmToken: 'dQw4w9:APA91bHun4MxP5egoKMwt2KZFBaFUH', deviceId: device.deviceId },
      },
      output: device,
    }),
    describeCall(listDevices, {
      description: 'Returns your own devices that get push notifications, newest first.',
      output: { data: [...deviceFixtures] },
    }),
    describeCall(forgetDevice, {
      description:
        'Stops push notifications on one of your own devices. `id` is its id or its `deviceId`; a second call finds nothing.',
      input: { params: { id: device.deviceId } },
    }),
  ],
  errors: describeErrors(deviceErrors, {
    TOKEN_TAKEN: 'When the token is registered for another member.',
  }),
};
