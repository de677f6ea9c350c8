const { bannedPhrases, filesWithBannedPhrases } = require('./banned-phrases');

const catalogue = 'libs/feed/web/src/messages/en.ts';
const page = 'libs/site/web/src/content/about.md';
const names = (file, source) => bannedPhrases(file, source).map((found) => found.split(':')[0]);

describe('phrases that the writing guide bans', () => {
  test.each([
    ['Your name stands here.', 'stand'],
    ['Whoever likes it is listed.', 'whoever, whom'],
    ['Nobody follows you.', 'somebody, nobody'],
    ['Worked out anew.', 'anew'],
    ['Enter your e-mail address.', 'e-mail'],
    ['They are told.', 'is told, told of'],
    ['It goes for good.', 'for good'],
    ['A post of yours.', 'of yours'],
    ['Press again to take it back.', 'take back'],
    ['{share} % of them', '5 %'],
    ['At most 20 kB.', 'kB'],
    ['Oops.', 'Oops'],
    ['You cannot vote twice.', 'an uncontracted verb'],
    ['Your vote was not saved.', 'an uncontracted verb'],
    ['Welcome back!', 'an exclamation mark'],
    ['Your posts didn’t load.', 'didn’t load'],
    ['You applied for this job.', 'applied for'],
    ['Your name has a character we can’t save.', 'can’t be saved'],
    ['Retry', 'Retry'],
    ['Bookmarks', 'Bookmark'],
    ['Remove it from your bookmarks', 'Bookmark'],
  ])('“%s” is refused', (sentence, name) => {
    expect(names(catalogue, `export const en = { a: ${JSON.stringify(sentence)} };`)).toEqual([
      name,
    ]);
  });

  test.each([
    ['a page', page, '# Title\n\nNobody reads it.'],
    ['an error', 'libs/feed/contract/src/post.errors.ts', "const a = { sentence: 'Nobody did.' };"],
    [
      'an error of a call',
      'libs/feed/contract/src/a.calls.ts',
      "const a = { sentence: 'Nobody.' };",
    ],
    ['a notification', 'libs/feed/api/src/contributions/a.ts', 'const a = `${name} told nobody`;'],
    ['an email', 'libs/account/api/src/codes/code-mails.ts', "const a = 'Tell nobody.';"],
  ])('are found in %s', (_, file, source) => {
    expect(names(file, source)).toEqual(['somebody, nobody']);
  });

  test.each([
    ['a key', catalogue, "export const en = { nobody: 'No one', 'for good': 'Forever' };"],
    ['a comment', catalogue, "// Nobody stands here.\nexport const en = { a: 'No one' };"],
    [
      'a longer word',
      catalogue,
      "export const en = { a: 'We understand. 5% is outstanding. Do Not Track.' };",
    ],
    ['an idiom', catalogue, "export const en = { a: 'A standing order' };"],
    ['code', 'libs/feed/api/src/contributions/a.ts', 'const nobody = a !== b;'],
    ['the summary of a call', 'libs/feed/contract/src/a.calls.ts', "const a = { id: 'stands' };"],
    ['a test', 'libs/feed/api/src/contributions/a.spec.ts', "const a = 'Nobody';"],
  ])('are not found in %s', (_, file, source) => {
    expect(names(file, source)).toEqual([]);
  });

  test('are nowhere', () => {
    expect(filesWithBannedPhrases()).toEqual({});
  });
});
