import { mayBeToldElsewhere, sameStories } from './same-story';
import { titleKey, titleNumbers } from './story-keys';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const told = (id: string, title: string, publishedAt = at(0)) => ({
  id,
  publishedAt,
  titleKey: titleKey(title),
  titleNumbers: titleNumbers(title),
});
const item = (title: string, publishedAt = at(0)) => ({
  guidKey: 'g',
  title,
  excerpt: '',
  url: '',
  host: '',
  urlKey: '',
  language: null,
  readingMinutes: null,
  publishedAt,
  titleKey: titleKey(title),
  titleNumbers: titleNumbers(title),
});
const same = (one: string, other: string, hour = 0) =>
  sameStories([item(one, at(hour))], [told('s', other)]).has('g');

describe('two titles', () => {
  it.each([
    [
      'in the same words',
      'Lampyard turns down a signed round',
      'Lampyard turns down a signed round',
    ],
    [
      'with other small words',
      'Tidewater signs 140 housing societies for its water meters',
      'Tidewater signs up 140 housing societies for water meters',
    ],
    [
      'with other marks and case',
      'Kiln-makers’ guild meets in Khurja',
      'Kiln Makers’ Guild meets in KHURJA!',
    ],
    [
      'with a word more',
      'Marigold Freight closes and pays its drivers',
      'Marigold Freight closes and pays its forty drivers',
    ],
    ['of another script', 'मुंबई में नई कंपनी खुली', 'मुंबई में नई कंपनी खुली'],
  ])('%s are one story', (_what, one, other) => expect(same(one, other)).toBe(true));

  it.each([
    [
      'with other figures',
      'Lampyard raises ₹4 crore for street lamps',
      'Lampyard raises ₹9 crore for street lamps',
    ],
    [
      'of two companies',
      'Ridgeway Kilns hires a chief engineer from the steel trade',
      'Oakfield Presses hires a chief engineer from the steel trade',
    ],
    [
      'with little in common',
      'A fund of ₹60 crore for founders past forty',
      'Second Innings Capital opens its ₹60 crore fund to older applicants',
    ],
  ])('%s are two stories', (_what, one, other) => expect(same(one, other)).toBe(false));

  it('are two stories if they are more than three days apart', () => {
    const title = 'Lampyard turns down a signed round';
    expect([same(title, title, 71), same(title, title, 73)]).toEqual([true, false]);
  });
});

it('returns the most similar story', () => {
  const stories = [
    told('near', 'Marigold Freight closes its last depot and pays drivers'),
    told('nearest', 'Marigold Freight closes its last depot and pays forty drivers'),
    told('far', 'Marigold Freight opens'),
  ];
  const found = sameStories(
    [item('Marigold Freight closes last depot, pays forty drivers')],
    stories,
  );
  expect(found.get('g')).toBe('nearest');
});

it.each([
  ['a short title', 'Daily briefing', 0, false],
  ['a title of small words', 'What we will do now and why', 0, false],
  ['a new one that says something', 'Lampyard turns down a signed round', 0, true],
  ['one from an archive', 'Lampyard turns down a signed round', -31 * 24, false],
])('compares %s: %s', (_what, title, hour, isCompared) =>
  expect(mayBeToldElsewhere(item(title, at(hour)), at(0))).toBe(isCompared),
);
