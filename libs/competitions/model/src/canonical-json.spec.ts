import * as fc from 'fast-check';
import { canonicalJson } from './canonical-json';

/** The same value with the members of each object in the opposite order of insertion. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

const text = fc.string({ unit: 'binary' });
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    text,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(text, fc.nat(20).map(String)), tie('value'), { maxKeys: 5 }),
  ),
}));

describe('canonical JSON', () => {
  it('writes the example of RFC 8785, section 3.2.2', () => {
    const example = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`);
    expect(canonicalJson(example)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts keys by UTF-16 code units, as in section 3.2.3', () => {
    const example = JSON.parse(String.raw`{
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis"
    }`);
    expect(canonicalJson(example).match(/[A-Z][\w: ]+(?=")/g)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it.each<[unknown, string]>([
    [{ b: 1, a: [{ d: '', c: -0 }] }, '{"a":[{"c":0,"d":""}],"b":1}'],
    [{ 10: 'x', 9: 'y', a: 'z' }, '{"10":"x","9":"y","a":"z"}'],
    [JSON.parse('{"__proto__":1,"A":2}'), '{"A":2,"__proto__":1}'],
    [Object.assign(Object.create(null), { a: null }), '{"a":null}'],
    [[], '[]'],
    [{}, '{}'],
    ['ü', '"ü"'],
  ])('%j', (value, written) => {
    expect(canonicalJson(value)).toBe(written);
  });

  it.each<[string, unknown]>([
    ['undefined', { a: undefined }],
    ['a hole', Array(1)],
    ['no number', [NaN]],
    ['infinity', Infinity],
    ['a big integer', 1n],
    ['a function', { a: () => 1 }],
    ['a date', { a: new Date(0) }],
    ['a map', new Map()],
    ['half of a surrogate pair', ['\ud83d']],
    ['half of one as a key', { '\ude00': 1 }],
  ])('rejects %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('is the same for members in any order, and reads back as the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const written = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(written);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(written.length).toBe(JSON.stringify(value).length);
      }),
      { numRuns: 1_000 },
    );
  });
});
