import fc from 'fast-check';
import { CsvError, readCsv } from './read-csv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('a CSV file', () => {
  it('is parsed into records of cells, by RFC 4180', () => {
    expect(cellsOf('a,b\r\n1,"x, ""y"""\r\n')).toEqual([
      ['a', 'b'],
      ['1', 'x, "y"'],
    ]);
    expect(cellsOf('\ufeffa,b\n,\n\n"",\nlast')).toEqual([
      ['a', 'b'],
      ['', ''],
      ['', ''],
      ['last'],
    ]);
    expect(cellsOf('a,')).toEqual([['a', '']]);
    expect(cellsOf('')).toEqual([]);
  });

  it('has the line on which each record begins, even if its cells contain line breaks', () => {
    expect(readCsv('a\r\n"x\r\ny\nz",2\r\nb').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it.each([
    ['a\n1"2\n', 2],
    ['a\n"x"y\n', 2],
    ['a\n\n"open', 3],
    ['a\nb\rc', 2],
  ])('T40: is rejected with the line of the error: %j', (text, line) => {
    expect(() => readCsv(text)).toThrow(CsvError);
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ line }));
  });

  it('can have any quoted cell', () => {
    const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const text = rows.map((cells) => cells.map(quoted).join(',')).join('\r\n');
        expect(cellsOf(text)).toEqual(rows);
      }),
    );
  });

  it('T38: is read in linear time', () => {
    for (const unit of ['"', ',', '"",', '""', 'a"', '\n', '"\n']) {
      const begun = process.cpuUsage();
      try {
        readCsv(unit.repeat(200_000));
      } catch (error) {
        expect(error).toBeInstanceOf(CsvError);
      }
      expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
    }
  });
});
