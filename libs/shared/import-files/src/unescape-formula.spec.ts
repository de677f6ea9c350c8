import { unescapeFormula } from './unescape-formula';

describe('an escaped formula', () => {
  it.each([
    ["'=SUM(A1)", '=SUM(A1)'],
    ["'＝SUM(A1)", '＝SUM(A1)'],
    ["'-1", '-1'],
    ["'tis the season", "'tis the season"],
    ['=SUM(A1)', '=SUM(A1)'],
  ])('%s is %s', (cell, text) => expect(unescapeFormula(cell)).toBe(text));
});
