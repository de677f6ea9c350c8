import { tagName } from './tag-name';

it.each([
  ['first-job', 'First job'],
  ['agriculture', 'Agriculture'],
  ['postgresql', 'PostgreSQL'],
  ['c++', 'C++'],
  ['école', 'École'],
])('the tag %s reads %s', (tag, name) => expect(tagName(tag)).toBe(name));
