import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/;
/** The reference that makes a bundler keep a component that is never rendered. */
const DISPLAY_NAMES = /^\w+\.displayName = .+;$/gm;
const UNMARKED_CALLS = /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Takes react-router's production build, which its package offers to no bundler, and lets go of the components of it
 * that the app doesn't use, such as its forms and what loads pages of a framework ahead: they are named for React's
 * developer tools, and such an assignment counts as a use.
 */
export function leanRouter(): Plugin {
  const require = createRequire(import.meta.url);
  const production = path.join(
    path.dirname(require.resolve('react-router/package.json')),
    'dist/production',
  );
  const files: Readonly<Record<string, string>> = {
    'react-router': path.join(production, 'index.mjs'),
    'react-router/dom': path.join(production, 'dom-export.mjs'),
  };
  return {
    name: 'upround:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => files[id],
    transform: (code, id) =>
      ROUTER.test(id)
        ? {
            code: code.replaceAll(DISPLAY_NAMES, '').replaceAll(UNMARKED_CALLS, '/* @__PURE__ */ '),
            // Each line stays the line that it was.
            map: null,
          }
        : undefined,
  };
}
