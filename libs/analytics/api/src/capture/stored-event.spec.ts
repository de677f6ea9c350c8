import type { CapturedEvent } from '@upround/analytics/contract';
import { toStoredEvent } from './stored-event';

const now = new Date('2026-03-01T10:00:00Z');
const event = (more: Partial<CapturedEvent> = {}, properties: object = {}) =>
  toStoredEvent(
    {
      uuid: '01a1fdf9-ff98-79b6-981f-33b848c25d23',
      event: '$pageview',
      properties: {
        distinct_id: 'user-1',
        $current_url: 'https://upround.example/pods?tab=latest#top',
        ...properties,
      },
      ...more,
    },
    now,
  );

describe('a stored event', () => {
  it('spec 2: has the full path', () => {
    expect(event().path).toBe('/pods?tab=latest');
    expect(event({}, { $current_url: 'no address' }).path).toBeNull();
  });

  it('keeps the referrer, and nothing else that the client knows of people', () => {
    const { properties } = event(
      {},
      {
        utm_source: 'newsletter',
        $referrer: '$direct',
        $raw_user_agent: 'Mozilla/5.0',
        $set: { email: 'a@b.test' },
      },
    );
    expect(properties).toEqual({ utm_source: 'newsletter', $referrer: '$direct' });
  });

  it.each([
    ['now', undefined, '2026-03-01T10:00:00.000Z'],
    ['an hour ago', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'],
    ['a year ago', '2025-03-01T09:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['tomorrow', '2026-03-02T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
  ])('is dated %s by the client’s clock, within limits', (_what, timestamp, at) => {
    expect(event(timestamp === undefined ? {} : { timestamp }).at.toISOString()).toBe(at);
  });
});
