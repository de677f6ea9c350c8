import type { Experience } from '@upround/profile/contract';
import { inOrder, spanOf } from './experience-dates';

const entry = (id: string, startMonth: string, endMonth: string | null): Experience => ({
  id,
  startMonth,
  endMonth,
  title: 'Founder',
  company: 'Tidewater',
  location: '',
  description: '',
});

describe('the dates of experience', () => {
  it('count the first and the last month', () => {
    const now = new Date(2026, 2, 31);
    expect(spanOf({ startMonth: '2024-03', endMonth: '2024-03' }, now)).toEqual({
      years: 0,
      months: 1,
    });
    expect(spanOf({ startMonth: '2023-06', endMonth: '2024-05' }, now)).toEqual({
      years: 1,
      months: 0,
    });
    expect(spanOf({ startMonth: '2024-11', endMonth: null }, now)).toEqual({ years: 1, months: 5 });
  });

  it('order what lasts first, then by the start', () => {
    const entries = [
      entry('a', '2019-01', '2021-02'),
      entry('b', '2022-01', '2024-02'),
      entry('c', '2016-01', null),
    ];
    expect(inOrder(entries).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
