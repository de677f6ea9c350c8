import { pipelineFixtures, type PipelineItem } from '@upround/trackers/contract';
import { funnelOf } from './funnel';
import { changeOf, problemOf } from './item-fields';
import { nextUpOf } from './next-steps';
import { sorted } from './pipeline-order';

const [item] = pipelineFixtures;
const dated = (id: string, nextStepOn: string | null, more: Partial<PipelineItem> = {}) => ({
  ...item,
  id,
  name: id,
  nextStepOn,
  ...more,
});
const ids = (items: readonly PipelineItem[]) => items.map(({ id }) => id);

describe('the funnel', () => {
  it('counts an item at its furthest stage and at all before it', () => {
    const counts = funnelOf([{ reached: 'MEETING' }, { reached: 'READY' }, { reached: 'PASSED' }]);
    expect(counts.map(({ count }) => count)).toEqual([3, 2, 1, 1, 0, 0]);
    expect(counts.map(({ rate }) => rate)).toEqual([null, 2 / 3, 1 / 2, 1, 0, null]);
    expect(counts[1]?.share).toBe(2 / 3);
  });

  it('is flat without items', () => {
    expect(
      funnelOf([]).every(({ count, share, rate }) => count + share === 0 && rate === null),
    ).toBe(true);
  });
});

it('lists the next steps of a week, without passed funders', () => {
  const items = [
    dated('in a week', '2026-12-08'),
    dated('in eight days', '2026-12-09'),
    dated('overdue', '2026-11-01'),
    dated('none', null),
    dated('passed', '2026-12-02', { stage: 'PASSED' }),
  ];
  expect(ids(nextUpOf(items, '2026-12-01'))).toEqual(['overdue', 'in a week']);
});

it('sorts items without a value last in both directions', () => {
  const items = [
    dated('b', '2026-12-02'),
    dated('none', null, { nextStep: null }),
    dated('a', '2026-12-01'),
  ];
  expect(ids(sorted(items, { by: 'next', isDown: false }))).toEqual(['a', 'b', 'none']);
  expect(ids(sorted(items, { by: 'next', isDown: true }))).toEqual(['b', 'a', 'none']);
});

describe('a typed text', () => {
  it('deletes what was there where it’s empty; notes are then empty', () => {
    expect(changeOf('nextStep', '  ')).toEqual({ nextStep: null });
    expect(changeOf('notes', '  ')).toEqual({ notes: '' });
    expect(changeOf('round', ' Seed ')).toEqual({ round: 'Seed' });
  });

  it('has a problem where it can’t be saved', () => {
    expect(problemOf('name', '')).toEqual({ kind: 'name' });
    expect(problemOf('website', 'example')).toEqual({ kind: 'website' });
    expect(problemOf('nextStepOn', '2026-13-40')).toEqual({ kind: 'date' });
    expect(problemOf('nextStep', 'x'.repeat(201))).toEqual({ kind: 'long', limit: 200 });
    expect(problemOf('nextStep', '')).toBeUndefined();
    expect(problemOf('website', 'https://example.com')).toBeUndefined();
  });
});
