import type { AnyCall } from '@upround/shared/contract-core';
import * as deviceCalls from './device.calls';
import { deviceDraftSchema, deviceSchema } from './device.schema';
import * as notificationCalls from './notification.calls';
import { deviceFixtures, notificationFixtures } from './notification.fixtures';
import { MARKED_AT_ONCE, markSchema, notificationSchema } from './notification.schema';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value;
const calls = Object.values<unknown>({ ...deviceCalls, ...notificationCalls }).filter(isCall);

describe('the calls of notifications', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = calls.map(
      ({ method, version, path, access, status }) =>
        `${method} ${version} ${path} ${access} ${status}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /devices/fcm/{id} member 204',
      'GET v1 /devices/fcm member 200',
      'GET v2 /notification member 200',
      'PATCH v1 /notification member 200',
      'POST v1 /devices/fcm member 200',
    ]);
  });

  it('spec 6.6: a restricted member may still mark what was read, and nothing else here', () => {
    const open = calls.filter(({ openToRestricted }) => openToRestricted).map(({ id }) => id);
    expect(open).toEqual(['notifications.markNotifications']);
  });

  it.each(notificationFixtures.map((record) => [record.type, record] as const))(
    'a %s goes over the wire unchanged',
    (_type, record) => expect(notificationSchema.parse(record)).toEqual(record),
  );

  it('a device goes over the wire unchanged', () => {
    for (const record of deviceFixtures) expect(deviceSchema.parse(record)).toEqual(record);
  });

  it('G7: takes the queries that the product makes, and no one else’s', () => {
    const takes = (query: Record<string, string>) =>
      notificationCalls.listNotifications.query?.safeParse(query).success;
    expect(takes({ cursor: '', search: '', state: 'UNREAD' })).toBe(true);
    expect(takes({ search: 'ada', type: 'LIKE', limit: '50' })).toBe(true);
    expect(takes({ types: 'COMMENT,REPLY,MENTION', state: 'UNREAD' })).toBe(true);
    for (const types of ['', ',', 'LIKE,', 'like', 'LIKE, REPLY', `${'LIKE,'.repeat(100)}LIKE`]) {
      expect([types, takes({ types })]).toEqual([types, false]);
    }
    expect(takes({ group: 'REACTIONS' })).toBe(true);
    expect(takes({ group: 'JOBS' })).toBe(false);
    expect(takes({ state: 'READ' })).toBe(false);
    expect(takes({ userId: 'somebody' })).toBe(false);
    expect(takes({ search: 'x'.repeat(201) })).toBe(false);
  });

  it('A1: marks some by id or all, never both', () => {
    const takes = (body: unknown) => markSchema.safeParse(body).success;
    expect([{ ids: ['a'] }, { ids: [] }, { all: true }, {}].map(takes)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(takes({ all: true, type: 'LIKE', upTo: 4, read: false })).toBe(true);
    const markedAt = '2026-01-05T09:30:00.000Z';
    expect(takes({ all: true, types: ['LIKE', 'FOLLOW'], read: false, markedAt })).toBe(true);
    expect(takes({ types: [] })).toBe(false);
    expect(takes({ all: true, group: 'PEOPLE' })).toBe(true);
    expect(takes({ types: ['ping'] })).toBe(false);
    expect(takes({ ids: ['a'], group: 'PEOPLE' })).toBe(false);
    expect(takes({ markedAt: 'yesterday' })).toBe(false);
    expect(takes({ ids: ['a'], types: ['LIKE'] })).toBe(false);
    expect(takes({ ids: ['a'], markedAt })).toBe(false);
    expect(takes({ ids: ['a'], all: true })).toBe(false);
    expect(takes({ ids: ['a'], type: 'LIKE' })).toBe(false);
    expect(takes({ ids: Array.from({ length: MARKED_AT_ONCE + 1 }, (_, at) => `${at}`) })).toBe(
      false,
    );
    expect(takes({ ids: ['a b'] })).toBe(false);
    expect(takes({ all: false })).toBe(false);
    expect(takes({ upTo: -1 })).toBe(false);
    expect(takes({ userId: 'somebody' })).toBe(false);
  });

  it('T40: a token has bounds and no strange characters', () => {
    const takes = (fcmToken: string, deviceId = 'd') =>
      deviceDraftSchema.safeParse({ fcmToken, deviceId }).success;
    expect(takes('cX-1:APA91b_x')).toBe(true);
    expect(takes('x'.repeat(4_096))).toBe(true);
    expect(takes('x'.repeat(4_097))).toBe(false);
    for (const odd of ['', ' ', 'a b', 'a\nb', 'ä', 'a\0']) expect(takes(odd)).toBe(false);
    expect(takes('a', 'x'.repeat(65))).toBe(false);
    expect(takes('a', '../a')).toBe(false);
  });
});
