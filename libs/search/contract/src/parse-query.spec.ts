import { parseQuery } from './parse-query';
import { MAX_PARTS } from './query-parts';
import { withOperator, withoutPart } from './write-query';

const short = (text: string) =>
  parseQuery(text).map((part) => {
    const sign = part.negated ? '-' : '';
    if (part.kind === 'operator') return `${sign}${part.name}:${part.value}`;
    const problem = part.problem === undefined ? '' : ` (${part.problem})`;
    return part.kind === 'phrase' ? `${sign}"${part.text}"` : `${sign}${part.text}${problem}`;
  });

describe('the parts of a query', () => {
  it('are words, phrases, operators and what a minus leaves out', () => {
    expect(
      short('pricing "letter of intent" -meters from:@Asha-Rao type:POST #SaaS -tag:Hiring'),
    ).toEqual([
      'pricing',
      '"letter of intent"',
      '-meters',
      'from:asha-rao',
      'type:post',
      'tag:saas',
      '-tag:hiring',
    ]);
    expect(short('since:2026-01-31 until:2026-02-28 has:image -has:poll -"cold call"')).toEqual([
      'since:2026-01-31',
      'until:2026-02-28',
      'has:image',
      '-has:poll',
      '-"cold call"',
    ]);
  });

  it('are tags however their words are joined, as jobs and posts write them', () => {
    expect(short('tag:first-job tag:Machine-Learning tag:#go_live tag:a-')).toEqual([
      'tag:first_job',
      'tag:machine_learning',
      'tag:go_live',
      'tag:a',
    ]);
    expect(short('tag:--- tag:a.b')).toEqual([
      'tag:--- (UNKNOWN_VALUE)',
      'tag:a.b (UNKNOWN_VALUE)',
    ]);
  });

  it('are words where an operator is unknown, unfinished or wrong', () => {
    expect(short('colour:red https://example.com/a 10:30')).toEqual([
      'colour:red',
      'https://example.com/a',
      '10:30',
    ]);
    expect(short('from: type:book since:2026-02-30 until:yesterday has:gold tag:1')).toEqual([
      'from: (NO_VALUE)',
      'type:book (UNKNOWN_VALUE)',
      'since:2026-02-30 (BAD_DATE)',
      'until:yesterday (BAD_DATE)',
      'has:gold (UNKNOWN_VALUE)',
      'tag:1 (UNKNOWN_VALUE)',
    ]);
  });

  it('take what people type: open quotes, curly ones, other scripts, signs', () => {
    expect(short('“unit economics”')).toEqual(['"unit economics"']);
    expect(short('"still open')).toEqual(['"still open"']);
    expect(short('जल मीटर #भारत')).toEqual(['जल', 'मीटर', 'tag:भारत']);
    expect(short('- -- "" ... ()')).toEqual([]);
    expect(short('c++ ₹50 🚀')).toEqual(['c++', '₹50', '🚀']);
  });

  it('count up to twenty', () => {
    const parts = parseQuery('a '.repeat(100));
    expect(parts.filter(({ kind }) => kind === 'word')).toHaveLength(100);
    expect(parts.filter((part) => !('problem' in part))).toHaveLength(MAX_PARTS);
  });

  it('T38: are found in time that grows with the text', () => {
    const units = ['"', '-', '- ', 'from:', '#', '"a', 'a:b:', '“-'];
    for (const unit of units) {
      const start = process.cpuUsage();
      parseQuery(unit.repeat(20_000));
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    }
  });
});

describe('an operator that is added', () => {
  it('appears once, and a date replaces the previous one', () => {
    expect(withOperator('meters', 'from', 'asha-rao')).toBe('meters from:asha-rao');
    expect(withOperator('from:asha-rao meters', 'from', 'asha-rao')).toBe('meters from:asha-rao');
    expect(withOperator('since:2026-01-01 meters', 'since', '2026-02-01')).toBe(
      'meters since:2026-02-01',
    );
    expect(withOperator('-tag:a', 'tag', 'a')).toBe('-tag:a tag:a');
    expect(withoutPart('a from:x b', { start: 2, end: 8 })).toBe('a b');
  });
});
