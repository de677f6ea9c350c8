import { excerpt } from './excerpt';

it('makes one line of a text and cuts a long one between characters', () => {
  expect(excerpt('One\n\n two')).toBe('One two');
  expect([...excerpt('🚀'.repeat(80))]).toHaveLength(60);
  expect(excerpt('One two', 5)).toBe('One…');
});
