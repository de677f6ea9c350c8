import { escapeHtml } from './escape-html';

/** The web app's colours, in both modes, and its frame. */
const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#fbfaf8,#171613);--raised:light-dark(#fff,#1f1d1a);--line:light-dark(#e2dfd9,#36332f);--ink:light-dark(#221e19,#e8e5df);--quiet:light-dark(#615b52,#aca69c);--accent:light-dark(#0d5a3c,#7fd3a8)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
body>header{border-bottom:1px solid var(--line)}.bar{display:flex;align-items:center;gap:.625rem;min-height:3.5rem;padding:0 1rem;margin:0 auto;max-width:60rem}
.bar a{display:flex;align-items:center;gap:.625rem;min-height:2.5rem;color:inherit;font-weight:600;font-size:1.25rem;text-decoration:none}
.bar a+a{margin-left:auto;font-weight:400;font-size:.875rem;color:var(--quiet)}
.bar img{display:block;width:28px;height:28px}main,.intro{max-width:60rem;margin:0 auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:2.25rem;letter-spacing:-.018em;margin:2rem 0 .25rem}.intro p{margin:.25rem 0;color:var(--quiet);max-width:42rem}
a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}code{font-family:ui-monospace,Menlo,Consolas,monospace}`;

export interface ServerPageOptions {
  title: string;
  brand: string;
  /** Sentences below the heading, as HTML. */
  intro: string;
  /** Styles of this page alone. */
  style?: string;
  /** Further elements of the head, as HTML. */
  head?: string;
  /** The rest of the body, as HTML. */
  body: string;
}

/**
 * A page that the server writes itself, in the frame and colours of the product: the documentation and the demo inbox.
 *
 * @returns the whole document; `title` and `brand` are escaped, the other texts are not
 */
export function serverPage(options: ServerPageOptions): string {
  const { intro, style = '', head = '', body } = options;
  const [title, brand] = [escapeHtml(options.title), escapeHtml(options.brand)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}${style}</style>${head}</head>
<body><header><div class="bar"><a href="/"><img src="/favicon.svg" alt="">${brand}</a><a href="/">Back to ${brand}</a></div></header>
<div class="intro"><h1>${title}</h1>${intro}</div>
${body}</body></html>`;
}
