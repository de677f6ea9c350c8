const { filesWithForeignWords, foreignWords, staleExceptions } = require('./slice-words');
const baseline = require('./slice-words.baseline.json');

const foreign = (file, source) => foreignWords(file, source);

describe('the words of a slice', () => {
  test.each([
    ['an identifier of a hub', 'libs/search/api/src/a.ts', 'const jobCount = 1;', ['job']],
    ['SQL', 'libs/profile/api/src/a.ts', 'sql`select 1 from news_stories`', ['news', 'stories']],
    ['a kind', 'libs/social/api/src/a.ts', "if (type === 'IDEA') return;", ['idea']],
    ['the name of a file', 'libs/notifications/api/src/pod-list.ts', '', ['pod']],
    ['another slice', 'libs/feed/web/src/a.ts', 'export const applicants = [];', ['applicants']],
    ['an app', 'apps/web/src/a.tsx', 'const a = <Conversation />;', ['conversation']],
    ['a shared library', 'libs/shared/ports/src/a.ts', 'interface FoundJob {}', ['job']],
    ['a view', 'libs/shared/db/src/views/social.ts', 'interface JobView {}', ['job']],
    ['a longer name', 'libs/shared/tasks/src/a.ts', 'const findJobsOf = 1;', ['jobs']],
    ['another name', 'apps/api/src/pages/sitemaps.ts', 'const newsPages = 1;', ['news']],
    ['another file', 'apps/api/src/pages/rss.ts', 'const news = 1;', ['news']],
    ['the key of a sentence', 'libs/social/web/src/messages/en.ts', "{ job: 'A' }", ['job']],
  ])('are refused in %s', (_, file, source, words) => {
    expect(foreign(file, source).sort()).toEqual([...words].sort());
  });

  test.each([
    ['the slice', 'libs/jobs/api/src/job.ts', 'const job = 1;'],
    ['its links', 'libs/shared/links/src/jobs.links.ts', "const jobs = '/jobs';"],
    ['its views', 'libs/shared/db/src/views/jobs.ts', 'interface JobView {}'],
    ['its events', 'libs/shared/ports/src/events/jobs.ts', "const name = 'jobs.applied';"],
    ['comments', 'libs/search/api/src/a.ts', '/** As a job has. */ const a = 1;'],
    ['sentences', 'libs/social/web/src/messages/en.ts', "{ report: 'Report this job' }"],
    ['media types', 'libs/shared/storage/src/a.ts', "const a = 'application/json';"],
    ['a name of a package', 'libs/shared/tasks/src/a.ts', 'boss.findJobs(name);'],
    ['a name of a package in one file', 'apps/api/src/pages/sitemaps.ts', 'const a = { news };'],
    [
      'a field that is kept for one release',
      'libs/shared/ports/src/notification-kind.ts',
      'interface A { job: 1 }',
    ],
    ['tests', 'libs/search/api/src/a.spec.ts', "const job = 'JOB';"],
  ])('may be in %s', (_, file, source) => {
    expect(foreign(file, source)).toEqual([]);
  });

  test('have no exception that is out of use', () => {
    expect(staleExceptions()).toEqual([]);
  });

  test('are in no more places than the baseline has, and the baseline has no more than there are', () => {
    const known = Object.assign({}, ...baseline.map(({ files }) => files));
    expect(filesWithForeignWords()).toEqual(known);
    for (const { reason } of baseline) expect(reason.length).toBeGreaterThan(20);
  });
});
