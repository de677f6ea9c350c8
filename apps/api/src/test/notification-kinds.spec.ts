import { notificationKinds } from '@upround/profile/contract';
import { composedOfAll } from './composed-server.fixtures';

describe('what people are notified of', () => {
  const types = composedOfAll().contributed.notifications.map(({ type }) => type);

  it('can be turned off, kind by kind, in the settings', () => {
    const known: readonly string[] = notificationKinds;
    expect(types.filter((type) => !known.includes(type))).toEqual([]);
    expect(notificationKinds.filter((kind) => !types.includes(kind))).toEqual(['POST']);
  });
});
