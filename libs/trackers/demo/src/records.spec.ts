import { readDemoRecords } from '@upround/trackers/api';
import { demoMembers } from './members.data';
import { demoProgrammes } from './programmes.data';
import { demoRecords } from './records';

describe('the records of the demo community', () => {
  const records = readDemoRecords(demoRecords);
  const ofType = (type: string) => records.filter((record) => record.type === type).length;

  it('are real organisations, each with a source', () => {
    expect(ofType('VENTURE_CAPITAL')).toBeGreaterThanOrEqual(60);
    expect(ofType('GRANT')).toBeGreaterThanOrEqual(40);
    expect(ofType('ACCELERATOR')).toBeGreaterThanOrEqual(60);
    expect(ofType('ANGEL')).toBeGreaterThanOrEqual(20);
    for (const { slug, sourceUrl } of records) {
      expect([slug, /^https?:\/\/\S+\.\S+/.test(sourceUrl)]).toEqual([slug, true]);
    }
  });

  it('name no person’s email', () => {
    const emails = records.flatMap(({ contactEmail }) =>
      contactEmail === null ? [] : [contactEmail],
    );
    for (const email of emails) expect(email).not.toMatch(/^[a-z]+\.[a-z]+@/);
  });

  it('have slugs of their own, and members use only known ones', () => {
    const slugs = [...records, ...demoProgrammes].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const used = demoMembers.flatMap(({ pipeline, watched }) => [
      ...pipeline.flatMap(({ record }) => (record === undefined ? [] : [record])),
      ...watched,
    ]);
    expect(used.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('say of invented programmes that they are', () => {
    for (const { name, summary } of demoProgrammes) {
      expect([name.endsWith('(demo)'), summary.startsWith('Invented for the demo')]).toEqual([
        true,
        true,
      ]);
    }
  });
});
