import { recordPath } from './links';

describe('the page of a record', () => {
  it('is under an address of its own for articles, and the news for an unknown one', () => {
    expect(recordPath('ARTICLE', 'surviving-layoffs-in-india')).toBe(
      '/articles/surviving-layoffs-in-india',
    );
    expect(recordPath('ARTICLE', 'india')).toBe('/news');
  });

  it('is a place on a page for a job', () => {
    expect(recordPath('JOB', 'analyst')).toBe('/jobs?job=analyst');
  });
});
