import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, transpileModule } from 'typescript';
import { itemDate } from './item-date';

const now = new Date('2026-11-22T12:00:00.000Z');
const read = (text: string) => itemDate([text], now).toISOString();

/** Dates as feeds write them, with the moment that each means. */
const dates: readonly (readonly [string, string])[] = [
  // Without a zone, in UTC.
  ['2026-11-20T10:00:00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 10:00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 10:00 PM', '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T10:00:00,5Z', '2026-11-20T10:00:00.500Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00', '2026-11-20T10:00:00.000Z'],
  ['November 20, 2026 6:00 p.m.', '2026-11-20T18:00:00.000Z'],
  ['Friday, November 20, 2026 - 10:30', '2026-11-20T10:30:00.000Z'],
  ['20th November 2026', '2026-11-20T00:00:00.000Z'],
  ['Fri Nov 20 10:00:00 2026', '2026-11-20T10:00:00.000Z'],
  ['20261120T100000', '2026-11-20T10:00:00.000Z'],
  ['1795168800', '2026-11-20T10:00:00.000Z'],
  // Numbers whose order the feed does not tell.
  ['20.11.2026 10:00', '2026-11-20T10:00:00.000Z'],
  ['05.11.2026', '2026-11-05T00:00:00.000Z'],
  ['20/11/2026', '2026-11-20T00:00:00.000Z'],
  ['20-11-2026', '2026-11-20T00:00:00.000Z'],
  ['11-20-2026', '2026-11-20T00:00:00.000Z'],
  ['20-Nov-2026', '2026-11-20T00:00:00.000Z'],
  ['10:00 11-20-2026', '2026-11-20T10:00:00.000Z'],
  // With a zone.
  ['2026-11-20T10:00:00-04:00', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T10:00:00+05', '2026-11-20T05:00:00.000Z'],
  ['2026-11-20 10:00:00 PST', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20+05:30', '2026-11-19T18:30:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 +0530', '2026-11-20T04:30:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 +0530 (IST)', '2026-11-20T04:30:00.000Z'],
  ['Fri Nov 20 2026 10:00:00 GMT+0530 (India Standard Time)', '2026-11-20T04:30:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 EDT', '2026-11-20T14:00:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 AEST', '2026-11-20T00:00:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 ist', '2026-11-20T04:30:00.000Z'],
  ['Fri Nov 20 10:00:00 IST 2026', '2026-11-20T04:30:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 XYZ', '2026-11-20T10:00:00.000Z'],
  ['20/11/2026 10:00:00 +0530', '2026-11-20T04:30:00.000Z'],
  ['20261120T100000+0530', '2026-11-20T04:30:00.000Z'],
];

describe('the date of an item', () => {
  it.each(dates)('is parsed: %s', (given, meant) => expect(read(given)).toBe(meant));

  it.each(['Asia/Kolkata', 'America/Los_Angeles'])(
    'is the same where the server is in %s',
    (TZ) => {
      const source = readFileSync(join(__dirname, 'item-date.ts'), 'utf8');
      const { outputText } = transpileModule(source, {
        compilerOptions: { module: ModuleKind.CommonJS },
      });
      const given = JSON.stringify(dates.map(([text]) => text));
      const script = `${outputText}
      const now = new Date('${now.toISOString()}');
      const read = ${given}.map((text) => exports.itemDate([text], now).toISOString());
      process.stdout.write(JSON.stringify(read));`;
      const env = { ...process.env, TZ };
      const found = execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
      expect(JSON.parse(found)).toEqual(dates.map(([, meant]) => meant));
    },
  );

  it.each(['', 'yesterday', '0000-00-00 00:00:00', '1970-01-01T00:00:00Z', '2031-01-01'])(
    'is now where no one can have meant %p',
    (text) => expect(read(text)).toBe(now.toISOString()),
  );

  it('is the first one that can be parsed', () => {
    const found = itemDate([undefined, 'soon', '2026-11-20', '2026-11-19'], now);
    expect(found.toISOString()).toBe('2026-11-20T00:00:00.000Z');
  });

  it('is now if its clock is a little fast', () => {
    expect(read('2026-11-22T14:00:00Z')).toBe(now.toISOString());
  });
});
