import { notificationTypes } from '@upround/notifications/contract';
import { notificationKinds } from '@upround/profile/contract';

describe('what people are told of', () => {
  it('can be turned off, kind by kind, in the settings', () => {
    const kinds: readonly string[] = notificationKinds;
    expect(notificationTypes.filter((type) => !kinds.includes(type))).toEqual([]);
  });

  it('is all that the settings know, besides messages, and posts for later', () => {
    const types: readonly string[] = notificationTypes;
    expect(notificationKinds.filter((kind) => !types.includes(kind))).toEqual(['POST', 'MESSAGE']);
  });
});
