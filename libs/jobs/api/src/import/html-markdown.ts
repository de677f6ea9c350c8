import { Parser } from 'htmlparser2';

/** Elements whose content is not text. */
const SKIPPED = new Set(['script', 'style', 'template', 'head', 'title', 'iframe', 'svg']);
/** What a block begins with, in Markdown. */
const MARKS: Readonly<Record<string, string>> = {
  li: '\n- ',
  p: '\n\n',
  div: '\n\n',
  ul: '\n\n',
  ol: '\n\n',
  br: '\n',
  tr: '\n',
  h1: '\n\n## ',
  h2: '\n\n## ',
  h3: '\n\n### ',
  h4: '\n\n### ',
  h5: '\n\n### ',
  h6: '\n\n### ',
};

/** A description as other sites write it, in the Markdown of ours: blocks, headings and lists, and the words. */
export function htmlToMarkdown(html: string): string {
  const pieces: string[] = [];
  let skipping = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (SKIPPED.has(name)) skipping += 1;
      else pieces.push(MARKS[name] ?? '');
    },
    ontext(text) {
      if (skipping === 0) pieces.push(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipping -= 1;
      else if (name !== 'br' && name in MARKS) pieces.push(name === 'li' ? '\n' : '\n\n');
    },
  });
  parser.end(html);
  return pieces
    .join('')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^- .*)\n+(?=- )/gm, '$1\n')
    .trim();
}
