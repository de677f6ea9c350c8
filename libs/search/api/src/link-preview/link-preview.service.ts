import type { Database } from '@upround/shared/db';
import type { StoredLinkPreview } from '@upround/shared/ports';
import { SafeFetchError, type SafeFetch } from '@upround/shared/safe-fetch';
import type { FileStore, Images } from '@upround/shared/storage';
import { createTurns } from './viewer-turns';
import { findKept, keep, keyOf, type KeptPreview } from './link-preview.store';
import { headEnd, pageText } from './page-text';
import { takePicture } from './preview-picture';
import { readMeta } from './read-meta';

/** For the page and its picture together. */
const TIME_MS = 5_000;
const KEPT_MS = 15 * 60_000;
/** A page without a preview may be fixed, and a site that is down may recover: tried again soon, not by all at once. */
const SHORTLY_KEPT_MS = 60_000;

const page = {
  accept: ['text/html', 'application/xhtml+xml'],
  oversize: 'cut',
  timeoutMs: TIME_MS,
} as const;

/** What previews are made with. */
export interface PreviewParts {
  /** Asks pages; at most four at once. */
  pages: SafeFetch;
  /** Asks their pictures. */
  pictures: SafeFetch;
  images: Pick<Images, 'process'>;
  files: Pick<FileStore, 'get' | 'put' | 'remove'>;
  now(): Date;
}

/**
 * What came of looking at an address: a page, a page without anything to show, no address that we ask, or no answer
 * yet: the site was down or late, or its turn did not come.
 */
export type PreviewOutcome =
  | { kind: 'found'; preview: StoredLinkPreview }
  | { kind: 'nothing' }
  | { kind: 'refused' }
  | { kind: 'later' };

/** Reads pages and caches each for a while. Requests for the same page share one answer. */
export interface PreviewReader {
  known(db: Database, url: string): Promise<StoredLinkPreview | null>;
  /**
   * Asks the site where nothing is known.
   *
   * @param viewer whose addresses are read one after another, so that no one blocks the queue for others
   */
  read(db: Database, url: string, viewer?: string): Promise<PreviewOutcome>;
}

const later: PreviewOutcome = { kind: 'later' };

function outcomeOf(kept: KeptPreview): PreviewOutcome {
  if (kept === 'later') return later;
  return kept === null ? { kind: 'nothing' } : { kind: 'found', preview: kept };
}

export function createPreviewReader(parts: PreviewParts): PreviewReader {
  const underWay = new Map<string, Promise<PreviewOutcome>>();
  const inTurn = createTurns(TIME_MS);

  async function look(db: Database, url: URL, key: string): Promise<PreviewOutcome> {
    const kept = await findKept(db, key, parts.now());
    if (kept !== undefined) return outcomeOf(kept);
    const asked = await ask(parts, url.href);
    if (asked === 'refused') return { kind: 'refused' };
    if (asked === 'unasked') return later;
    const now = parts.now();
    const life = asked === null || asked === 'later' ? SHORTLY_KEPT_MS : KEPT_MS;
    const times = { now, expiresAt: new Date(now.getTime() + life) };
    await parts.files.remove(await keep(db, key, asked, times));
    return outcomeOf((await findKept(db, key, now)) ?? null);
  }

  /** A request for a page that is being read waits for that answer, and needs no turn. */
  function together(db: Database, url: URL, key: string): Promise<PreviewOutcome> {
    const begun = underWay.get(key);
    if (begun !== undefined) return begun;
    const work = look(db, url, key).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  return {
    async known(db, text) {
      if (!URL.canParse(text)) return null;
      const kept = await findKept(db, keyOf(new URL(text)), parts.now());
      return kept === undefined || kept === 'later' ? null : kept;
    },
    async read(db, text, viewer) {
      if (!URL.canParse(text)) return { kind: 'refused' };
      const url = new URL(text);
      const key = keyOf(url);
      if (viewer === undefined || underWay.has(key)) return together(db, url, key);
      return (await inTurn(viewer, () => together(db, url, key))) ?? later;
    },
  };
}

/** The page with its picture; null where it gives nothing. */
async function ask(parts: PreviewParts, url: string): Promise<KeptPreview | 'refused' | 'unasked'> {
  const until = performance.now() + TIME_MS;
  try {
    const answer = await parts.pages.fetch(url, { ...page, enough: headEnd() });
    const meta = readMeta(pageText(answer.body, answer.charset), answer.url);
    if (meta.title === '') return null;
    const left = until - performance.now();
    const image =
      meta.image === null
        ? null
        : await takePicture({ ...parts, fetcher: parts.pictures }, meta.image, meta.imageAlt, left);
    const { title, description, siteName } = meta;
    return { url: answer.url, host: hostOf(answer.url), title, description, siteName, image };
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    if (error.code === 'BLOCKED') return 'refused';
    if (error.unasked) return 'unasked';
    return isPassing(error) ? 'later' : null;
  }
}

/** Whether the site may answer soon what it did not answer now. */
function isPassing({ code, status = 0 }: SafeFetchError): boolean {
  return code === 'TIMEOUT' || code === 'UNREACHABLE' || status === 429 || status >= 500;
}

/** As people know it; names in other scripts stay in the letters of the net. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '');
}
