import { shortMoney } from '@upround/shared/forms';
import { activeFiltersOf } from './active-filters';
import { boardAddressOf, boardHref, toggled, withFilters } from './board-address';
import { jobsViewOf } from '../../model/jobs-view';
import { replyTimeOf } from '../../model/reply-time';
import { searchNameOf } from './search-name';

const read = (query: string) => boardAddressOf(new URLSearchParams(query));

describe('spec 2.27: the board in the address', () => {
  it('the selected tag is all unless another is, and nothing is searched for', () => {
    expect(read('')).toEqual({
      filters: {},
      sort: 'newest',
      openJob: null,
      tag: 'all',
      search: { isOn: false, query: '' },
    });
    expect(read('tag=all').filters).toEqual({});
    expect(read('tag=design').tag).toBe('design');
  });

  it('the search is on with a query', () => {
    expect(read('query=%20kilns ').search).toEqual({ isOn: true, query: 'kilns' });
    expect(read('query=%20').search).toEqual({ isOn: false, query: '' });
  });

  it('holds every filter, with commas between values or given several times as forms do', () => {
    const filters = {
      query: 'kiln',
      tag: ['design', 'c++'],
      location: ['pune'],
      workplace: ['HYBRID', 'REMOTE'],
      type: ['CONTRACT'],
      experience: ['MID'],
      stage: ['SEED'],
      salary: 120_000_000,
      currency: 'INR',
      equity: 0.25,
      visa: 'true',
      posted: '14',
    } as const;
    const href = boardHref({ ...filters, tag: [...filters.tag] } as never, { sort: 'salary' });
    expect(read(href.split('?')[1] ?? '')).toMatchObject({ filters, sort: 'salary' });
    expect(read('workplace=REMOTE&workplace=HYBRID').filters).toEqual({
      workplace: ['HYBRID', 'REMOTE'],
    });
  });

  it('R17: leaves out what it does not know, so that no odd link fails', () => {
    const odd = 'workplace=MOON&type=&salary=-1&equity=900&posted=8&visa=yes&sort=up&tag=%3Cb%3E';
    expect(read(`${odd}&currency=USD&experience=LEAD`)).toMatchObject({
      filters: { experience: ['LEAD'] },
      sort: 'newest',
    });
    expect(Object.keys(read(odd).filters)).toEqual([]);
  });

  it('takes values in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a'], 'a')).toBeUndefined();
    expect(withFilters({ visa: 'true', query: 'x' }, { visa: undefined })).toEqual({ query: 'x' });
  });
});

describe('spec 3.9: an active filter', () => {
  const words = {
    title: (field: string) => `T ${field}`,
    value: (_: string, v: string) => `V ${v}`,
  };

  it('has a title, its query and its list of filters, each with what is left without it', () => {
    expect(activeFiltersOf({ workplace: ['HYBRID', 'REMOTE'], visa: 'true' }, words)).toEqual([
      {
        title: 'T workplace',
        query: 'workplace',
        filters: [
          {
            value: 'HYBRID',
            label: 'V HYBRID',
            without: { workplace: ['REMOTE'], visa: 'true' },
          },
          {
            value: 'REMOTE',
            label: 'V REMOTE',
            without: { workplace: ['HYBRID'], visa: 'true' },
          },
        ],
      },
      {
        title: 'T visa',
        query: 'visa',
        filters: [{ value: 'true', label: 'V true', without: { workplace: ['HYBRID', 'REMOTE'] } }],
      },
    ]);
  });

  it('takes the currency along with the salary', () => {
    const [salary] = activeFiltersOf({ salary: 100, currency: 'USD' }, words);
    expect(salary?.filters[0]?.without).toEqual({});
  });

  it('names a saved search, as far as there is room', () => {
    const active = activeFiltersOf({ tag: ['design', 'x'.repeat(60)], visa: 'true' }, words);
    expect(searchNameOf(active, 'All')).toBe('V design, V true');
    expect(searchNameOf([], 'All')).toBe('All');
  });
});

describe('what a job says of itself', () => {
  it('tells a time until an answer in hours, then in days', () => {
    expect(replyTimeOf(null)).toBeNull();
    expect(replyTimeOf(0)).toEqual({ unit: 'hours', count: 1 });
    expect(replyTimeOf(17)).toEqual({ unit: 'hours', count: 17 });
    expect(replyTimeOf(22)).toEqual({ unit: 'days', count: 1 });
    expect(replyTimeOf(41)).toEqual({ unit: 'days', count: 2 });
  });

  it('writes small amounts in full and large ones short, from minor units', () => {
    const format = {
      money: (amount: number, currency?: string) => `${currency} ${amount}`,
      compactMoney: (amount: number, currency?: string) => `${currency} ~${amount}`,
    };
    expect(shortMoney(format, 85_050, 'INR')).toBe('INR 850.5');
    expect(shortMoney(format, 180_000_000, 'INR')).toBe('INR ~1800000');
    expect(shortMoney(format, 9_000, 'JPY')).toBe('JPY 9000');
  });

  it('shows another part of the jobs by the address', () => {
    const view = (query: string) => jobsViewOf(new URLSearchParams(query));
    expect(view('')).toBe('board');
    expect(view('applied=true')).toBe('applied');
    expect(view('view=hiring&job=x')).toBe('hiring');
    expect(view('view=applied')).toBe('board');
    expect(view('view=nothing')).toBe('board');
  });
});
