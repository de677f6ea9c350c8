const { askLinter } = require('./ask-linter');

const screen = 'libs/feed/web/src/home/home-screen.tsx';
const component = 'libs/shared/ui/src/button/button.tsx';
const service = 'libs/feed/api/src/post/post.service.ts';
const spec = 'libs/feed/api/src/post/post.service.spec.ts';
const journey = 'apps/web-e2e/src/feed/feed.e2e.ts';

const imports = "import { useEffect, useState } from 'react';\n";
const many = (lines) => `export const list = [\n${'  1,\n'.repeat(lines)}];\n`;

/** What the house refuses: a name for the row, the file, the code, and the rule that speaks. */
const refused = [
  [
    'markup from a string',
    screen,
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'no-restricted-syntax',
  ],
  ['raw SQL', service, "export const a = sql.raw('select 1');", 'no-restricted-syntax'],
  ['literal SQL', service, 'export const a = sql.lit(name);', 'no-restricted-syntax'],
  ['a default export', service, 'export default function a() {}', 'no-restricted-syntax'],
  ['React’s lazy', screen, "import { lazy } from 'react';", 'no-restricted-syntax'],
  ['any', service, 'export const a = (b: any) => b;', '@typescript-eslint/no-explicit-any'],
  ['ts-ignore', service, '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
  ['console', service, "console.log('here');", 'no-console'],
  ['a file of more than 300 lines', service, many(301), 'max-lines'],
  [
    'a function of more than 80 lines',
    service,
    `export function add() {\n${'  add();\n'.repeat(80)}}\n`,
    'max-lines-per-function',
  ],
  ['a test of more than 500 lines', spec, many(501), 'max-lines'],
  ['a skipped test', spec, "it.skip('later', () => {});", 'no-restricted-syntax'],
  ['a lone test', spec, "describe.only('this', () => {});", 'no-restricted-syntax'],
  ['a snapshot', spec, 'expect(a).toMatchSnapshot();', 'no-restricted-syntax'],
  ['a mock of our own module', spec, "jest.mock('@upround/shared/db');", 'no-restricted-syntax'],
  ['a mock of a neighbour', spec, "jest.mock('./post.store');", 'no-restricted-syntax'],
  ['a fixed sleep', journey, 'await page.waitForTimeout(500);', 'no-restricted-syntax'],
  [
    'an effect that only sets state',
    screen,
    `${imports}export function A({ b }: { b: number }) { const [c, setC] = useState(0); useEffect(() => { setC(b); }, [b]); return <p>{c}</p>; }`,
    'react-hooks/set-state-in-effect',
  ],
  [
    'a forgotten dependency',
    screen,
    `${imports}export function A({ b }: { b: number }) { useEffect(() => { document.title = String(b); }, []); return <p />; }`,
    'react-hooks/exhaustive-deps',
  ],
  [
    'a picture without words',
    screen,
    'export const A = () => <img src="a.png" />;',
    'jsx-a11y/alt-text',
  ],
  [
    'a click that a keyboard cannot make',
    screen,
    'export const A = () => <div onClick={() => undefined}>a</div>;',
    'jsx-a11y/click-events-have-key-events',
  ],
  [
    'a raw colour',
    screen,
    'export const A = () => <p className="text-red-500">a</p>;',
    '@nx/workspace-no-raw-styles',
  ],
  [
    'a hidden focus',
    component,
    'export const A = () => <button type="button" className="outline-none">a</button>;',
    '@nx/workspace-visible-focus',
  ],
  [
    'a typed path',
    screen,
    'export const A = () => <a href="/pods">a</a>;',
    '@nx/workspace-no-path-literal',
  ],
  [
    'a toast below the screen',
    'libs/feed/web/src/posts/data/post-mutations.ts',
    "import { toast } from '@upround/shared/toasts';\ntoast('done');",
    '@nx/workspace-toast-from-ui',
  ],
  [
    'a vague name',
    'libs/feed/web/src/model/text-utils.ts',
    'export const a = 1;',
    '@nx/workspace-file-names',
  ],
  [
    'a barrel inside',
    'libs/feed/web/src/components/index.ts',
    'export const a = 1;',
    '@nx/workspace-file-names',
  ],
];

/** The same where it is in its place. */
const allowed = [
  ['raw SQL in migrations', 'libs/shared/db/src/migrate.ts', 'export const a = sql.raw(step);'],
  ['sizes in the kit', component, 'export const A = () => <p className="w-[13px]">a</p>;'],
  [
    'paths in shared/links',
    'libs/shared/links/src/links.ts',
    "export const a = () => navigate('/pods');",
  ],
  ['a long table of data', 'libs/feed/demo/src/posts.data.ts', many(400)],
  [
    'a failure to mount, logged by the app',
    'apps/web/src/main.tsx',
    "console.error('the app did not mount');",
  ],
];

let answers;
beforeAll(() => {
  answers = askLinter([...refused, ...allowed].map(([, file, code]) => ({ file, code })));
}, 120_000);

describe('house rules', () => {
  test.each(refused.map(([name, , , rule], at) => ({ name, rule, at })))(
    '$name is refused by $rule',
    ({ rule, at }) => {
      expect(answers[at].map(({ ruleId }) => ruleId)).toContain(rule);
    },
  );

  test('a comment cannot switch a rule off', () => {
    const [messages] = askLinter([
      { file: service, code: "/* eslint-disable no-console */\nconsole.log('here');" },
    ]);
    expect(messages.map(({ ruleId }) => ruleId)).toContain('no-console');
  });

  test.each(allowed.map(([name], at) => ({ name, at: refused.length + at })))(
    '$name is fine',
    ({ at }) => {
      const unrelated = ['@typescript-eslint/no-unused-vars'];
      expect(answers[at].filter(({ ruleId }) => !unrelated.includes(ruleId))).toEqual([]);
    },
  );
});
