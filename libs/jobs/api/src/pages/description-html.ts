import { Parser } from 'htmlparser2';
import { compiler } from 'markdown-to-jsx/html';

/** What job sites show of a description; of anything else the words alone are left, and of these no attribute. */
const KEPT = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'br', 'strong', 'em']);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A description as HTML for other sites. Raw HTML in it stays text, as on our own page, and links lose their address.
 *
 * @param markdown as its creator wrote it
 */
export function descriptionHtml(markdown: string): string {
  const pieces: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => void (KEPT.has(name) && pieces.push(`<${name}>`)),
    ontext: (text) => void pieces.push(escaped(text)),
    onclosetag: (name) => void (KEPT.has(name) && name !== 'br' && pieces.push(`</${name}>`)),
  });
  const options = { disableParsingRawHTML: true, disableAutoLink: true, forceBlock: true };
  parser.end(compiler(markdown, { ...options, wrapper: null }));
  return pieces.join('');
}

/** A description without its marks, in one line. */
export function descriptionText(markdown: string): string {
  const pieces: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => void (KEPT.has(name) && pieces.push(' ')),
    ontext: (text) => void pieces.push(text),
  });
  parser.end(descriptionHtml(markdown));
  return pieces.join('').replace(/\s+/g, ' ').trim();
}
