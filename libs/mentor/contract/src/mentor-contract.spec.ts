import * as bookingCalls from './booking.calls';
import { bookingFixtures, bookingItemFixture } from './booking.fixtures';
import {
  bookingChangeSchema,
  bookingDraftSchema,
  bookingItemSchema,
  bookingSchema,
} from './booking.schema';
import * as funnelCalls from './funnel.calls';
import { matchQuerySchema, mentorMatchSchema } from './funnel.schema';
import { hoursSchema } from './hours.schema';
import { mentorLimits } from './mentor-limits';
import * as mentorCalls from './mentor.calls';
import { mentorDocs } from './mentor.docs';
import {
  hoursFixture,
  mentorCardFixtures,
  mentorFixture,
  mentorMatchFixtures,
  mentorReviewFixtures,
  ownMentorFixture,
  slotsFixture,
} from './mentor.fixtures';
import { mentorCardSchema, mentorSchema } from './mentor.schema';
import * as ownMentorCalls from './own-mentor.calls';
import { ownMentorChangeSchema, ownMentorSchema } from './own-mentor.schema';
import * as reviewCalls from './review.calls';
import { mentorReviewSchema, reviewDraftSchema } from './review.schema';
import { serviceDraftSchema } from './service.schema';
import { slotsSchema, zoneSchema } from './slot.schema';
import { languageSchema } from './topics.schema';

const all = {
  ...mentorCalls,
  ...funnelCalls,
  ...bookingCalls,
  ...reviewCalls,
  ...ownMentorCalls,
};

describe('the calls of mentors', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = Object.values(all).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /mentor-calendar member',
      'DELETE v1 /mentor-profile/calendar/{id} member',
      'DELETE v1 /mentor-profile/service/{id} member',
      'DELETE v1 /mentor/{slug}/wait member',
      'GET v1 /mentor guest',
      'GET v1 /mentor guest',
      'GET v1 /mentor-booking member',
      'GET v1 /mentor-booking/{id} member',
      'GET v1 /mentor-calendar member',
      'GET v1 /mentor-facets guest',
      'GET v1 /mentor-match guest',
      'GET v1 /mentor-profile member',
      'GET v1 /mentor/{slug} guest',
      'GET v1 /mentor/{slug}/review guest',
      'GET v1 /mentor/{slug}/slots guest',
      'PATCH v1 /mentor-booking/{id} member',
      'PATCH v1 /mentor-profile member',
      'PATCH v1 /mentor-profile/hours member',
      'PATCH v1 /mentor-profile/service/{id} member',
      'PATCH v1 /mentor-profile/state member',
      'POST v1 /mentor-booking/{id}/payment member',
      'POST v1 /mentor-booking/{id}/review member',
      'POST v1 /mentor-calendar member',
      'POST v1 /mentor-profile/calendar member',
      'POST v1 /mentor-profile/service member',
      'POST v1 /mentor/{slug}/booking member',
      'POST v1 /mentor/{slug}/wait member',
    ]);
  });

  it('R19: have a limit each, and a description with examples that fit', () => {
    const described = new Map(mentorDocs.calls.map((docs) => [docs.call.id, docs]));
    for (const call of Object.values(all)) {
      const docs = described.get(call.id);
      expect([call.id, call.limit]).toEqual([call.id, expect.any(String)]);
      const length = docs?.description.length ?? 0;
      expect([call.id, length >= 50 && length <= 600]).toEqual([call.id, true]);
      expect([call.id, call.response?.parse(docs?.output)]).toEqual([call.id, docs?.output]);
    }
    expect(described.size).toBe(Object.keys(all).length);
  });

  it.each([
    ['a mentor in a list', mentorCardSchema, mentorCardFixtures[1]],
    ['a mentor', mentorSchema, mentorFixture],
    ['their own profile', ownMentorSchema, ownMentorFixture],
    ['free times', slotsSchema, slotsFixture],
    ['matches', mentorMatchSchema, mentorMatchFixtures[0]],
    ['no match', mentorMatchSchema, mentorMatchFixtures[1]],
    ['a review', mentorReviewSchema, mentorReviewFixtures[0]],
    ['a confirmed session', bookingSchema, bookingFixtures[0]],
    ['a requested session', bookingSchema, bookingFixtures[1]],
    ['a completed session', bookingSchema, bookingFixtures[2]],
    ['a session in a list', bookingItemSchema, bookingItemFixture],
  ])('%s goes over the wire unchanged', (_name, schema, record) =>
    expect(schema.parse(record)).toEqual(record),
  );

  it('T40: a request has bounds and no one else’s fields', () => {
    const draft = {
      serviceId: '018bcfe5-6800-7000-8000-000000000011',
      start: '2027-03-10T04:30:00.000Z',
      zone: 'Asia/Kolkata',
      goal: 'Sales',
    };
    const accepts = (change: object) =>
      bookingDraftSchema.safeParse({ ...draft, ...change }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ goal: '  ' })).toBe(false);
    expect(accepts({ goal: 'x'.repeat(mentorLimits.goal + 1) })).toBe(false);
    expect(accepts({ start: '2027-03-10T10:00:00+05:30' })).toBe(false);
    expect(accepts({ links: ['javascript:alert(1)'] })).toBe(false);
    expect(accepts({ price: 0 })).toBe(false);
    expect(accepts({ menteeId: 'other' })).toBe(false);
  });

  it('T40: a session takes one change at a time', () => {
    const accepts = (change: object) => bookingChangeSchema.safeParse(change).success;
    expect(accepts({ state: 'CONFIRMED' })).toBe(true);
    expect(accepts({ state: 'CANCELLED', expectedRefund: 0 })).toBe(true);
    expect(accepts({ lateMinutes: 10 })).toBe(true);
    for (const change of [
      {},
      { state: 'CANCELLED' },
      { state: 'COMPLETED' },
      { state: 'CONFIRMED', lateMinutes: 10 },
      { start: '2027-03-10T04:30:00.000Z' },
      { absent: false },
      { lateMinutes: 7 },
      { joinUrl: 'javascript:alert(1)' },
      { refunded: 1 },
    ]) {
      expect([change, accepts(change)]).toEqual([change, false]);
    }
  });

  it('T40: hours, services, profiles, reviews and answers have bounds', () => {
    const hours = (change: object) => hoursSchema.safeParse({ ...hoursFixture, ...change }).success;
    expect(hours({})).toBe(true);
    expect(hours({ holidays: ['2027-02-30'] })).toBe(false);
    expect(hours({ overrides: { tomorrow: [] } })).toBe(false);
    expect(hours({ overrides: { '2027-03-12': [{ from: '24:30', to: '25:00' }] } })).toBe(false);
    expect(hours({ minimumNotice: -1 })).toBe(false);
    const service = { title: 'A call', about: '', minutes: 30, step: 30, amount: 0 };
    const windows = { cancelWindowHours: 24, moveWindowHours: 12 };
    expect(serviceDraftSchema.safeParse({ ...service, ...windows }).success).toBe(true);
    for (const change of [{ cancelWindowHours: 5 }, { amount: 0.5 }, { minutes: 5 }]) {
      const draft = { ...service, ...windows, ...change };
      expect([change, serviceDraftSchema.safeParse(draft).success]).toEqual([change, false]);
    }
    expect(ownMentorChangeSchema.safeParse({ state: 'LISTED' }).success).toBe(false);
    expect(reviewDraftSchema.safeParse({ stars: 6, text: '' }).success).toBe(false);
    expect(matchQuerySchema.safeParse({ budget: '-1' }).success).toBe(false);
  });

  it('know names of zones and languages by their form', () => {
    const zones = ['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'];
    expect(zones.filter((zone) => !zoneSchema.safeParse(zone).success)).toEqual([]);
    expect(zoneSchema.safeParse('+05:30').success).toBe(false);
    const languages = ['en', 'hi', 'pt-BR', 'zh-Hant', 'zh-Hant-TW'];
    expect(languages.filter((one) => !languageSchema.safeParse(one).success)).toEqual([]);
    expect(languageSchema.safeParse('English').success).toBe(false);
  });
});
