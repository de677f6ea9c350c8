import type { Plugin } from 'vite';

/**
 * Lets the page ask for a font at once, instead of when the styles that need it are there.
 *
 * @param file what the font's file name begins with before its hash
 */
export function fontPreload(file = 'instrument-sans-latin-wght-normal'): Plugin {
  let base = '/';
  return {
    name: 'upround:font-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => {
          const last = name.split('/').at(-1) ?? '';
          return last.startsWith(file) && last.endsWith('.woff2');
        });
        if (!font) return [];
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `${base}${font}`,
              crossorigin: true,
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
