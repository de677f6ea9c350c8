import { describeCall, exampleFrom, type CallDocs } from '@upround/shared/contract-core';
import {
  changeSwitch,
  dropTasks,
  listFailedTasks,
  listSwitches,
  readHealth,
  retryTasks,
} from './operations.calls';
import { failedTasksFixture, healthFixture, switchesFixture } from './operations.fixtures';

const queue = 'notifications.digest';
const id = '018bcfe5-6800-7000-8000-0000000000c3';

/** What the API's documentation says about operations. */
export const operationsDocs: readonly CallDocs[] = [
  describeCall(readHealth, {
    description:
      'Returns the state of the database, the task queue, live updates, email, the disk and payments. Admins only. The queue’s figures are of the whole site. Requests, email, webhooks and connections are counted by the process that answers, for up to an hour.',
    output: healthFixture,
  }),
  describeCall(listFailedTasks, {
    description:
      'Returns up to 100 failed tasks, and how many each queue has. Admins only. Email addresses, numbers and quoted texts are removed from the errors.',
    output: failedTasksFixture,
  }),
  describeCall(retryTasks, {
    description:
      'Tries a failed task again, or without `id` up to 1,000 of a queue, and returns how many. Admins only. It becomes an audit entry, `task.retry`.',
    input: { body: { queue, id } },
    output: { count: 1 },
  }),
  describeCall(dropTasks, {
    description:
      'Deletes a failed task, or without `id` up to 1,000 of a queue, and returns how many. What they were meant to do won’t happen. Admins only. It becomes an audit entry, `task.drop`.',
    input: { body: { queue } },
    output: { count: 2 },
  }),
  describeCall(listSwitches, {
    description:
      'Returns the features that can be switched off, each with since when and why it’s off, and who did it. Admins only.',
    output: { data: [...switchesFixture] },
  }),
  describeCall(changeSwitch, {
    description:
      'Switches a feature off or on in every process within two seconds. While it’s off, its calls answer 503. Admins only. It becomes an audit entry, `switch.off` or `switch.on`. Switching off what is off changes nothing.',
    input: { params: { name: 'uploads' }, body: { isOff: true, reason: 'The bucket is full.' } },
    output: exampleFrom(switchesFixture),
  }),
];
