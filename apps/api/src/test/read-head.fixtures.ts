import { DomUtils, parseDocument } from 'htmlparser2';

const { getElementsByTagName, textContent } = DomUtils;

/** What a bot reads of a page's head. */
export interface ReadHead {
  titles: string[];
  /** `name` or `property` of each meta to its contents, in order. */
  metas: Record<string, string[]>;
  /** `rel` of each link to its addresses. */
  links: Record<string, string[]>;
  /** Every JSON-LD text, parsed. */
  data: Record<string, unknown>[];
  /** Scripts of any kind. */
  scripts: number;
}

const grouped = (pairs: readonly (readonly [string | undefined, string | undefined])[]) => {
  const groups: Record<string, string[]> = {};
  for (const [key, value] of pairs) {
    if (key !== undefined) (groups[key] ??= []).push(value ?? '');
  }
  return groups;
};

/** Reads a page as bots do: as HTML, not by patterns. */
export function readHead(html: string): ReadHead {
  const document = parseDocument(html);
  const all = (name: string) => getElementsByTagName(name, document, true);
  const scripts = all('script');
  return {
    titles: all('title').map((element) => textContent(element)),
    metas: grouped(
      all('meta').map(({ attribs }) => [
        attribs['property'] ?? attribs['name'],
        attribs['content'],
      ]),
    ),
    links: grouped(all('link').map(({ attribs }) => [attribs['rel'], attribs['href']])),
    data: scripts
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((element) => JSON.parse(textContent(element)) as Record<string, unknown>),
    scripts: scripts.length,
  };
}
