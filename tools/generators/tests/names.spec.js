const { namesOf, plural, problemWith } = require('../feature/names.cjs');

describe('names of a new feature', () => {
  test.each([
    ['entry', 'entries'],
    ['day', 'days'],
    ['match', 'matches'],
    ['saved-search', 'saved-searches'],
    ['item', 'items'],
  ])('%s in the plural is %s', (one, many) => expect(plural(one)).toBe(many));

  test('are made from two words in kebab-case', () => {
    expect(namesOf('reading-list', 'entry')).toMatchObject({
      Feature: 'ReadingList',
      featureVar: 'readingList',
      FeatureWords: 'Reading list',
      Nouns: 'Entries',
      nounsVar: 'entries',
      aNounWords: 'an entry',
      table: 'reading_list_entries',
      page: 'readingListEntry',
      KIND: 'ENTRY',
    });
  });

  test.each(['ReadingList', 'reading_list', '1st', 'a--b', '', '../up', 'a'.repeat(41), 'shared'])(
    '"%s" is refused with a reason',
    (name) => expect(problemWith(name, 'feature')).toEqual(expect.any(String)),
  );
});
