import { composedOfAll } from './composed-server.fixtures';

describe('what people are notified of', () => {
  it('spec 4.33: are these kinds, which clients and what is stored know by name', () => {
    const types = composedOfAll().contributed.notifications.map(({ type }) => type);
    expect(types.sort()).toEqual([
      'APPLICATION',
      'APPLICATION_MOVED',
      'COMMENT',
      'FOLLOW',
      'JOB_FOUND',
      'JOB_REMINDER',
      'LIKE',
      'MENTION',
      'MESSAGE',
      'POLL',
      'REPLY',
      'SYSTEM',
    ]);
  });
});
