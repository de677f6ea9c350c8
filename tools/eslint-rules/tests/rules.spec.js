const path = require('node:path');
const { RuleTester } = require('eslint');
const { rules } = require('..');

const workspace = path.resolve(__dirname, '../../..');
const at = (place) => path.join(workspace, place);

const tester = new RuleTester({
  languageOptions: {
    ecmaVersion: 2024,
    sourceType: 'module',
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

const web = at('libs/feed/web/src/home/home-screen.tsx');

/** The rule's rows: what it lets through and what it refuses, each with the file it stands in. */
function table(name, { valid, invalid }) {
  tester.run(name, rules[name], {
    valid: valid.map(([code, filename = web, options = []]) => ({ code, filename, options })),
    invalid: invalid.map(([code, message, filename = web, options = []]) => ({
      code,
      filename,
      options,
      errors: [{ message }],
    })),
  });
}

const homes = {
  ably: { homes: ['libs/shared/realtime'], instead: 'Use @upround/shared/realtime.' },
};

table('one-home', {
  valid: [
    ["import { Realtime } from 'ably'", at('libs/shared/realtime/src/connection.ts'), [homes]],
    ["import { stable } from 'ably-unrelated'", web, [homes]],
  ],
  invalid: [
    [
      "import { Realtime } from 'ably'",
      /only in libs\/shared\/realtime\. Use @upround/,
      web,
      [homes],
    ],
    ["export * from 'ably/modular'", /"ably\/modular" is imported only/, web, [homes]],
    ["const load = () => import('ably')", /imported only/, web, [homes]],
    ["const ably = require('ably')", /imported only/, web, [homes]],
    // A folder that merely begins alike is no home.
    ["import 'ably'", /imported only/, at('libs/shared/realtime-other/src/connection.ts'), [homes]],
  ],
});

table('no-node-builtins', {
  valid: [
    ["import { readFile } from 'node:fs/promises'", at('libs/feed/api/src/post/post.store.ts')],
    ["import { readFileSync } from 'node:fs'", at('libs/feed/web/src/home/home.spec.tsx')],
    ["import { z } from './schema'"],
  ],
  invalid: [
    ["import { readFile } from 'node:fs/promises'", /tagged platform:web/],
    ["import path from 'path'", /tagged platform:web/],
    [
      "import { randomUUID } from 'node:crypto'",
      /tagged platform:any/,
      at('libs/feed/contract/src/post.schema.ts'),
    ],
  ],
});

table('no-path-literal', {
  valid: [
    ['const a = <Link to={links.post(slug)} />'],
    ['const a = <a href="https://example.com" />'],
    ['const a = <a href="#main" />'],
    ['const a = <a href={`mailto:${address}`} />'],
    ["navigate('/post/x')", at('libs/feed/web/src/home/home.spec.tsx')],
    ['navigate(-1)'],
  ],
  invalid: [
    ['const a = <Link to="/pods" />', /shared\/links/],
    ['const a = <Link to={`/post/${slug}`} />', /shared\/links/],
    ["const a = <a href={busy ? undefined : '/login'} />", /shared\/links/],
    ['const a = <Link to="?tab=latest" />', /shared\/links/],
    ["navigate('/login')", /shared\/links/],
    ["router.navigate('/login')", /shared\/links/],
  ],
});

table('no-raw-styles', {
  valid: [
    ['const a = <p className="bg-surface text-muted p-3" />'],
    ['const a = <p className="grid grid-cols-[auto_1fr]" />'],
    ['const a = <p className={cn("flex", open && "border-subtle")} />'],
    ["const text = 'bg-red-500 is a class'"],
    ['const a = <p style={{ aspectRatio: ratio }} />'],
  ],
  invalid: [
    ['const a = <p className="bg-red-500" />', /"bg-red-500" is a raw colour/],
    ['const a = <p className="hover:text-white/80" />', /raw colour/],
    ['const a = <p className="text-[#123456]" />', /raw colour/],
    ['const a = <p className={open ? "w-[13px]" : "w-3"} />', /"w-\[13px\]" is a raw length/],
    ['const a = cn("flex", { "border-zinc-200": open })', /raw colour/],
    ['const a = <p className={`p-3 ${wide ? "mt-[2.5rem]" : ""}`} />', /raw length/],
    ["const cardClass = 'bg-black'", /raw colour/],
    ["const a = <p style={{ color: '#fff' }} />", /raw colour/],
  ],
});

table('visible-focus', {
  valid: [
    ['const a = <p className="focus-visible:outline-2 focus-visible:outline-focus" />'],
    ['const a = <h2 tabIndex={-1} className="font-semibold outline-hidden" />'],
    ['const a = <a className="outline-hidden after:absolute focus-visible:after:outline-2" />'],
    ["const text = 'the class outline-nonesuch'"],
  ],
  invalid: [
    ['const a = <p className="border outline-none" />', /hides the focus/],
    ['const a = <p className="focus-visible:outline-none p-2" />', /hides the focus/],
    ["const cardClasses = open ? 'outline-none' : 'p-2'", /hides the focus/],
    ['const a = <p className={`outline-none ${more}`} />', /hides the focus/],
    ['const a = <p className="outline-hidden focus-visible:outline-2" />', /turns off/],
  ],
});

table('no-test-imports', {
  valid: [
    ["import fc from 'fast-check'", at('libs/shared/domain/src/text.spec.ts')],
    [
      "import { aPost } from '@upround/shared/testing'",
      at('libs/feed/contract/src/post.fixtures.ts'),
    ],
    ["import { render } from '@testing-library/react'", at('libs/shared/testing/src/render.tsx')],
    ["import { expect } from '@playwright/test'", at('apps/web-e2e/src/page.ts')],
  ],
  invalid: [
    ["import fc from 'fast-check'", /for tests only/],
    ["import { fakeApi } from '@upround/shared/testing'", /for tests only/],
    ["import { render } from '@testing-library/react'", /for tests only/],
    [
      "export { inject } from '@upround/shared/testing-server'",
      /for tests only/,
      at('libs/feed/api/src/index.ts'),
    ],
  ],
});

table('toast-from-ui', {
  valid: [
    ["import { toast } from '@upround/shared/toasts'"],
    ["import { toast } from '@upround/shared/toasts'", at('libs/feed/web/src/components/card.tsx')],
  ],
  invalid: [
    [
      "import { toast } from '@upround/shared/toasts'",
      /Only screens and components/,
      at('libs/feed/web/src/posts/data/post-mutations.ts'),
    ],
    [
      "import { toast } from '@upround/shared/toasts'",
      /Only screens and components/,
      at('libs/shared/query/src/client.ts'),
    ],
  ],
});

table('file-names', {
  valid: [
    ['', at('libs/feed/web/src/index.ts')],
    ['', at('libs/feed/api/src/post/post.read-model.ts')],
    ['', at('libs/feed/web/src/data/commonwealth.ts')],
  ],
  invalid: [
    ['', /"utils" says nothing/, at('libs/feed/web/src/utils/text.ts')],
    ['', /"date-helpers.ts" says nothing/, at('libs/feed/web/src/date-helpers.ts')],
    ['', /"PostCard.tsx" is not kebab-case/, at('libs/feed/web/src/PostCard.tsx')],
    ['', /only at a project's src root/, at('libs/feed/web/src/components/index.ts')],
  ],
});
