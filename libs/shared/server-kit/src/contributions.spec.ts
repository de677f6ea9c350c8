import type { Eraser } from '@upround/shared/ports';
import { contributionsOf, sortErasers } from './contributions';

const eraser = (name: string, before?: readonly string[]): Eraser => ({
  name,
  tables: [],
  before,
  erase: () => Promise.resolve([]),
});
const namesOf = (erasers: readonly Eraser[]) => erasers.map(({ name }) => name);

describe('what modules contribute', () => {
  it('is joined in the order of the modules', () => {
    const all = contributionsOf([
      { name: 'one', calls: [], contributes: { erasers: [eraser('one')] } },
      { name: 'two', calls: [] },
      { name: 'three', calls: [], contributes: { erasers: [eraser('three')] } },
    ]);
    expect(namesOf(all.erasers)).toEqual(['one', 'three']);
    expect([all.targets, all.pages, all.commands]).toEqual([[], [], []]);
  });

  it('is refused where two contribute the same', () => {
    const contributes = { erasers: [eraser('same')] };
    const modules = ['one', 'two'].map((name) => ({ name, calls: [], contributes }));
    expect(() => contributionsOf(modules)).toThrow('Two modules contribute erasers named same.');
  });

  it('R27: an eraser runs before those whose records its own records use', () => {
    const erasers = [eraser('uploads'), eraser('jobs', ['uploads']), eraser('news')];
    expect(namesOf(sortErasers(erasers))).toEqual(['jobs', 'uploads', 'news']);
  });

  it('R27: an eraser that is last runs behind all others', () => {
    const erasers: Eraser[] = [{ ...eraser('profile'), isLast: true }, eraser('feed')];
    expect(namesOf(sortErasers(erasers))).toEqual(['feed', 'profile']);
  });

  it('R27: has one last eraser only, since a deletion that has ended is not repeated', () => {
    const last = ['profile', 'other'].map((name): Eraser => ({ ...eraser(name), isLast: true }));
    expect(() => sortErasers(last)).toThrow('More than one eraser is last: profile, other.');
  });

  it('has no erasers that run before each other', () => {
    const erasers = [eraser('one', ['two']), eraser('two', ['one'])];
    expect(() => sortErasers(erasers)).toThrow('Erasers run before each other: one, two.');
  });
});
