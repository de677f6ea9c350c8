import * as calls from './operations.calls';
import { failedTasksFixture, healthFixture, switchesFixture } from './operations.fixtures';
import { changeSwitchSchema, chosenTasksSchema, SWITCH_REASON_MAX } from './operations.schema';

describe('the calls of operations', () => {
  it('keep method, version, path and access', () => {
    const lines = Object.values(calls).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /moderation/health member',
      'GET v1 /moderation/switches member',
      'GET v1 /moderation/tasks member',
      'PATCH v1 /moderation/switches/{name} member',
      'POST v1 /moderation/tasks/drop member',
      'POST v1 /moderation/tasks/retry member',
    ]);
  });

  it('go over the wire unchanged', () => {
    const { readHealth, listFailedTasks, listSwitches } = calls;
    expect(readHealth.response.parse(healthFixture)).toEqual(healthFixture);
    expect(listFailedTasks.response.parse(failedTasksFixture)).toEqual(failedTasksFixture);
    const data = [...switchesFixture];
    expect(listSwitches.response.parse({ data })).toEqual({ data });
  });

  it.each([
    ['no reason', { isOff: true }],
    ['a reason of spaces', { isOff: true, reason: '  ' }],
    ['a long reason', { isOff: true, reason: 'x'.repeat(SWITCH_REASON_MAX + 1) }],
    ['no direction', { reason: 'Full.' }],
  ])('refuse a change with %s', (_what, body) =>
    expect(changeSwitchSchema.safeParse(body).success).toBe(false),
  );

  it.each([
    ['no queue', {}],
    ['a queue with other letters', { queue: "feed'; --" }],
    ['an id that is none', { queue: 'feed.fan-out', id: 'all' }],
    ['other fields', { queue: 'feed.fan-out', state: 'failed' }],
  ])('refuse tasks with %s', (_what, body) =>
    expect(chosenTasksSchema.safeParse(body).success).toBe(false),
  );
});
