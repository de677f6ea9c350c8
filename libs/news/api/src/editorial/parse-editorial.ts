import type { Heading } from '@upround/news/contract';
import { idSchema, textOf } from '@upround/shared/domain';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { minutesToRead } from '../intake/plain-text';

const dateSchema = z.iso.date();

/** The front matter of a text. */
const frontMatterSchema = z.strictObject({
  title: textOf(160),
  slug: idSchema,
  summary: textOf(400),
  /** A member's slug, or a name that is none. */
  author: textOf(80),
  published: dateSchema,
  updated: z.optional(dateSchema),
  tags: z.array(textOf(40)).check(z.maxLength(8)),
});

/** A text of ours, read from its file. */
export interface Editorial {
  slug: string;
  title: string;
  summary: string;
  authorSlug: string | null;
  tags: string[];
  /** Its first paragraphs. */
  preview: string;
  body: string;
  outline: Heading[];
  readingMinutes: number;
  publishedAt: Date;
  updatedAt: Date | null;
}

const FILE = /^---\n(.*?)\n---\n(.*)$/s;
/** Half past nine in the morning, in India. */
const MORNING = 'T04:00:00.000Z';
const PREVIEW_PARAGRAPHS = 2;

/** The words of a heading, as a page shows them. */
const wordsOf = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .replace(/\s+#+\s*$/, '')
    .trim();

const anchorOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part';

/** The headings of a text, each with an anchor of its own. */
function outlineOf(body: string): Heading[] {
  const taken = new Map<string, number>();
  const withoutCode = body.replace(/^```.*?^```/gms, '');
  return Array.from(withoutCode.matchAll(/^(#{2,3}) +(.+)$/gm), ([, marks = '', words = '']) => {
    const text = wordsOf(words);
    const anchor = anchorOf(text);
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    return {
      level: marks.length === 2 ? 2 : 3,
      text,
      anchor: count === 1 ? anchor : `${anchor}-${count}`,
    };
  });
}

/** The first paragraphs, up to the first heading. */
function previewOf(body: string): string {
  const blocks = body.split(/\n{2,}/);
  const heading = blocks.findIndex((block, index) => index > 0 && block.startsWith('#'));
  const before = heading === -1 ? blocks : blocks.slice(0, heading);
  return before.slice(0, PREVIEW_PARAGRAPHS).join('\n\n');
}

/**
 * Reads a text of ours: front matter in YAML, then Markdown.
 *
 * @throws Error for a file that does not say what it must
 */
export function parseEditorial(file: string): Editorial {
  const [, head, text] = FILE.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || text === undefined) throw new Error('The text has no front matter.');
  const front = frontMatterSchema.parse(parse(head));
  const body = text.trim();
  return {
    slug: front.slug,
    title: front.title,
    summary: front.summary,
    tags: front.tags,
    body,
    authorSlug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(front.author) ? front.author : null,
    preview: previewOf(body),
    outline: outlineOf(body),
    readingMinutes: minutesToRead(body),
    publishedAt: new Date(`${front.published}${MORNING}`),
    updatedAt: front.updated === undefined ? null : new Date(`${front.updated}${MORNING}`),
  };
}
