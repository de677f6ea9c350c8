import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { DatedStory } from './demo-stories';
import type { DemoSource } from './news-demo';

const addressOf = ({ host }: DemoSource, { path }: DatedStory) => `https://${host}${path}`;
const html = (text: string) => `<p>${escaped(text)}</p>`;

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => MARKS[mark] ?? mark);

/** RSS 2.0. */
export function rssFeed(source: DemoSource, stories: readonly DatedStory[]): string {
  return generateRssFeed({
    title: source.name,
    link: `https://${source.host}/`,
    description: source.description,
    language: 'en-IN',
    ttl: 30,
    items: stories.map((story) => ({
      title: story.title,
      link: addressOf(source, story),
      pubDate: story.publishedAt,
      guid: { value: `${source.slug}-${story.key}`, isPermaLink: false },
      description: html(story.text),
    })),
  });
}

/** Atom. */
export function atomFeed(source: DemoSource, stories: readonly DatedStory[]): string {
  return generateAtomFeed({
    id: `https://${source.host}/`,
    title: { value: source.name },
    subtitle: { value: source.description },
    updated: stories[0]?.publishedAt ?? new Date(0),
    links: [{ href: `https://${source.host}/` }],
    xml: { lang: 'en' },
    entries: stories.map((story) => ({
      id: `urn:${source.slug}:${story.key}`,
      title: { value: story.title },
      links: [{ href: addressOf(source, story) }],
      published: story.publishedAt,
      updated: story.publishedAt,
      summary: { value: html(story.text), type: 'html' },
    })),
  });
}

/** RSS 1.0, which no package writes any more. */
export function rdfFeed(source: DemoSource, stories: readonly DatedStory[]): string {
  const home = `https://${source.host}/`;
  const items = stories.map(
    (story) => `<item rdf:about="${addressOf(source, story)}">
  <title>${escaped(story.title)}</title>
  <link>${addressOf(source, story)}</link>
  <description>${escaped(story.text)}</description>
  <dc:date>${story.publishedAt.toISOString()}</dc:date>
</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
  xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="${home}">
  <title>${escaped(source.name)}</title>
  <link>${home}</link>
  <description>${escaped(source.description)}</description>
  <dc:language>en</dc:language>
</channel>
${items.join('\n')}
</rdf:RDF>`;
}

/** JSON Feed. */
export function jsonFeed(source: DemoSource, stories: readonly DatedStory[]): string {
  return JSON.stringify(
    generateJsonFeed({
      title: source.name,
      home_page_url: `https://${source.host}/`,
      language: 'en',
      description: source.description,
      items: stories.map((story) => ({
        id: `${source.slug}/${story.key}`,
        url: addressOf(source, story),
        title: story.title,
        content_text: story.text,
        date_published: story.publishedAt,
      })),
    }),
  );
}
