import { competitionDraftFixture } from '@upround/competitions/contract';
import { draftOf, emptyField, valuesOf } from './draft/draft-values';
import { memberOf } from './judges/member-of';
import { clockOf, momentOf } from './zoned-time';

describe('moments on an organiser’s clock', () => {
  it.each([
    ['2027-03-14T18:29:00.000Z', 'Asia/Kolkata', '2027-03-14T23:59'],
    ['2027-03-14T06:59:00.000Z', 'America/New_York', '2027-03-14T01:59'],
    ['2027-03-14T07:01:00.000Z', 'America/New_York', '2027-03-14T03:01'],
    ['2027-01-01T00:00:00.000Z', 'UTC', '2027-01-01T00:00'],
  ])('%s in %s is %s, and back', (moment, zone, clock) => {
    expect(clockOf(moment, zone)).toBe(clock);
    expect(momentOf(clock, zone)).toBe(moment);
  });

  it('are none where nothing was chosen', () => {
    expect(momentOf('', 'UTC')).toBeNull();
  });
});

describe('a draft that is edited', () => {
  const values = valuesOf(competitionDraftFixture, 'Asia/Kolkata');

  it('is sent as it was read', () => {
    expect(draftOf(values, 'Asia/Kolkata')).toEqual(competitionDraftFixture);
  });

  it('gives new fields an id from their label that no other has, and keeps it', () => {
    const form = [
      { ...emptyField, label: 'Your market' },
      { ...emptyField, label: 'Your market!' },
      { ...emptyField, label: 'आपका बाज़ार' },
    ];
    const sent = draftOf({ ...values, form }, 'UTC');
    expect(sent.form.map(({ id }) => id)).toEqual(['your-market', 'your-market-2', 'field']);
    const renamed = valuesOf(sent, 'UTC').form.map((field) => ({ ...field, label: 'Other' }));
    expect(draftOf({ ...values, form: renamed }, 'UTC').form.map(({ id }) => id)).toEqual([
      'your-market',
      'your-market-2',
      'field',
    ]);
  });
});

it.each([
  ['https://upround.example/user/asha-rao?tab=posts', 'asha-rao'],
  ['  /user/asha-rao ', 'asha-rao'],
  ['asha-rao', null],
  ['Asha', null],
  ['@asha-rao', null],
  ['Asha Rao', null],
  ['', null],
])('the member of %j is %j', (text, slug) => {
  expect(memberOf(text)).toBe(slug);
});
