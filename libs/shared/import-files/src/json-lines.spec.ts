import { brokenLine, objectLines } from './json-lines';

const linesOf = (text: string) => Object.fromEntries(objectLines(text));

describe('the lines of objects in JSON', () => {
  it('are found by their paths, with any text in strings', () => {
    const text = [
      '{',
      '  "@graph": [',
      '    { "title": "a { [ \\" \\\\" },',
      '    5,',
      '    [ {} ],',
      '    { "na\\u006de": {',
      '    } }',
      '  ] }',
    ].join('\n');
    expect(linesOf(text)).toEqual({
      '': 1,
      '@graph[0]': 3,
      '@graph[2][0]': 5,
      '@graph[3]': 6,
      '@graph[3].name': 6,
    });
    expect(linesOf('[\r\n{},\r\n{}]')).toEqual({ '[0]': 2, '[1]': 3 });
    expect(linesOf('5')).toEqual({});
  });
});

describe('the line of a syntax error in JSON', () => {
  it.each([
    ['{\n"a":,\n}', 2],
    ['{\n"a": 1,\n}\n', 3],
    ['{\n\n"a": "b\nc"}', 3],
    ['[\n1,\n2\n', 3],
    ['[\n1,\ntrub,\n2]', 3],
    ['[\n1,\n"\\u12x4",\n2]', 3],
    ['[\n-,\n2]', 2],
    ['{}\n\nmore', 3],
    ["[\n'a'\n]", 2],
    ['', 1],
  ])('%j: %i', (text, line) => {
    expect(brokenLine(text)).toBe(line);
  });
});
