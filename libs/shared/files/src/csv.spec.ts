import { csvOf, localDay } from './csv';

const columns = [
  { heading: 'Name', of: ({ name }: { name: string }) => name },
  { heading: 'Stars', of: () => -4 },
];
const linesOf = async (...names: string[]) =>
  (
    await csvOf(
      names.map((name) => ({ name })),
      columns,
    )
  ).split('\r\n');

describe('the day of a moment', () => {
  it('is that of the reader', () => {
    const late = new Date(2026, 0, 31, 23, 59);
    expect(localDay(late.toISOString())).toBe('2026-01-31');
  });
});

describe('a file for spreadsheets', () => {
  it('begins with the mark of UTF-8 and its headings, and ends each row as RFC 4180 says', async () => {
    expect(await linesOf('Zoë Śmigły')).toEqual(['\uFEFFName,Stars', 'Zoë Śmigły,-4', '']);
  });

  it.each([
    ['=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")",-4`],
    ['+1+1', "'+1+1,-4"],
    ['-2+3', "'-2+3,-4"],
    ['@SUM(A1:A9)', "'@SUM(A1:A9),-4"],
    ['\t=1+1', "'\t=1+1,-4"],
    ['\r=1+1', `"'\r=1+1",-4`],
    ['O’Neil, “Jo” "the" third', '"O’Neil, “Jo” ""the"" third",-4'],
    ['Noor – Khan', 'Noor – Khan,-4'],
    ["'=1", "'=1,-4"],
  ])('T22: never makes a formula of the name %j', async (name, line) => {
    expect((await linesOf(name))[1]).toBe(line);
  });

  it('keeps a line break within a text in its cell', async () => {
    expect(await csvOf([{ name: 'a\r\nb' }], columns)).toBe('\uFEFFName,Stars\r\n"a\r\nb",-4\r\n');
  });

  it('makes headings safe as well', async () => {
    expect(await csvOf([], [{ heading: '=1', of: () => '' }])).toBe("\uFEFF'=1\r\n");
  });
});
