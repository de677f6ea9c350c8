import path from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf, filesOfScreens, type Screens } from './chunk-files.mts';

/** One chunk as the byte budget reads it. */
export interface ChunkStats {
  /** Files that it needs before it runs. */
  imports: string[];
  /** Its own modules, with their minified share of the chunk's text in bytes. */
  modules: Record<string, { bytes: number; importedBy: string[] }>;
  css: string[];
}

/**
 * Shortens the way to the first page: a line of script asks for the chunks of the screen that the address
 * leads to, beside the entry chunk instead of after it. The style, the words' font and the feed's data come before the
 * script, which is long and can do nothing without them. Also writes `.vite/chunks.json`, from which the byte
 * budget is checked.
 *
 * @param screens those that may be the first page
 * @throws when a screen is not in the build
 */
export function firstPage(screens: Screens): Plugin {
  let root = '';
  const shorten = (id: string) => path.relative(root, id.split('?')[0] ?? id);
  return {
    name: 'upround:first-page',
    apply: 'build',
    configResolved(config) {
      root = path.resolve(config.root, '../..');
    },
    generateBundle(_options, bundle) {
      const stats: Record<string, ChunkStats> = {};
      for (const chunk of chunksOf(bundle)) {
        stats[chunk.fileName] = {
          imports: chunk.imports,
          css: [...(chunk.viteMetadata?.importedCss ?? [])],
          modules: Object.fromEntries(
            Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
              shorten(id),
              {
                bytes: renderedLength,
                importedBy: (this.getModuleInfo(id)?.importers ?? []).map(shorten),
              },
            ]),
          ),
        };
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunks.json',
        source: JSON.stringify(stats, null, 1),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const table = filesOfScreens(bundle, screens)
          .filter(([, files]) => files.length > 0)
          .map(([pattern, files]) => [
            pattern,
            files.map((name) => name.replace(/^assets\/|\.js$/g, '')).join(),
          ]);
        const script = `for(const[p,f]of ${JSON.stringify(table)})if(new RegExp(p,'i').test(location.pathname))for(const n of f.split(',')){const l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href='/assets/'+n+'.js';document.head.append(l)}`;
        return {
          html: html.replaceAll(
            /<(script type="module"|link rel="modulepreload")/g,
            '<$1 fetchpriority="low"',
          ),
          tags: [
            {
              tag: 'script',
              attrs: { nonce: '__NONCE__' },
              children: script,
              injectTo: 'head' as const,
            },
          ],
        };
      },
    },
  };
}
