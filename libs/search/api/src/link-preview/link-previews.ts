import { fetchMeta, previewErrors, previewLate } from '@upround/search/contract';
import type { Database } from '@upround/shared/db';
import type { LinkPreview } from '@upround/shared/domain';
import { handleTask } from '@upround/shared/tasks';
import type { LinkPreviews, StoredLinkPreview } from '@upround/shared/ports';
import { createSafeFetch, type SafeFetch } from '@upround/shared/safe-fetch';
import {
  AppError,
  implement,
  isSwitchedOff,
  memberOf,
  type ApiModule,
} from '@upround/shared/server-kit';
import { copyPicture, servedImage, type FileStore, type Images } from '@upround/shared/storage';
import * as z from 'zod/mini';
import { createPreviewReader } from './link-preview.service';
import { sweep } from './link-preview.store';
import { ownPreview, type OwnPages } from './own-pages';

/** What link previews need from the rest of the server. Bound in apps/api. */
export interface LinkPreviewDeps {
  images: Pick<Images, 'process'>;
  files: Pick<FileStore, 'get' | 'put' | 'remove'>;
  /** Says what our own pages are; without it they are asked for like any other. */
  ownPages?: OwnPages | undefined;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  /** Makes the fetchers, in tests with name servers and connections of their own. */
  fetcher?: (() => SafeFetch) | undefined;
}

const realTime = () => new Date();

const forgetPreviews = {
  name: 'search.forget-previews',
  data: z.object({}),
  schedule: '*/5 * * * *',
};

const refusals = {
  refused: previewErrors.PREVIEW_REFUSED,
  nothing: previewErrors.PREVIEW_UNAVAILABLE,
  later: previewLate,
};

function toLinkPreview({ image, ...preview }: StoredLinkPreview): LinkPreview {
  return { ...preview, image: image && servedImage(image) };
}

/** Each reader has turns of its own: no writer of drafts can keep posts waiting. */
const readerOf = ({ images, files, now = realTime, fetcher = createSafeFetch }: LinkPreviewDeps) =>
  createPreviewReader({ pages: fetcher(), pictures: fetcher(), images, files, now });

const isOwn = (ownPages: OwnPages | undefined, url: string) =>
  URL.canParse(url) && ownPages?.owns(new URL(url)) === true;

/** One of our own pages as a guest sees it; null for others, and for those that guests don't see. */
async function readOwnPage(
  ownPages: OwnPages | undefined,
  db: Database,
  text: string,
): Promise<LinkPreview | null> {
  if (ownPages === undefined || !isOwn(ownPages, text)) return null;
  const url = new URL(text);
  const meta = await ownPages.describe(db, url);
  return meta && ownPreview(url, meta, ownPages.brand);
}

/** What is stored of one of our own pages. */
function storedOwn(page: LinkPreview | null): StoredLinkPreview | null {
  if (page === null) return null;
  const { url, host } = page;
  return { url, host, title: '', description: '', siteName: '', image: null, isOwn: true };
}

/** The port by which posts show previews. */
export function createLinkPreviews(deps: LinkPreviewDeps): LinkPreviews {
  const { files, ownPages } = deps;
  const reader = readerOf(deps);

  /** With files that are the caller's own. */
  async function copyOf(preview: StoredLinkPreview): Promise<StoredLinkPreview> {
    return { ...preview, image: preview.image && (await copyPicture(files, preview.image)) };
  }

  return {
    async known(db, url) {
      if (isOwn(ownPages, url)) return storedOwn(await readOwnPage(ownPages, db, url));
      const preview = await reader.known(db, url);
      return preview && copyOf(preview);
    },
    async read(db, url) {
      if (isOwn(ownPages, url)) return storedOwn(await readOwnPage(ownPages, db, url));
      // Posts that are written meanwhile have no preview: tasks that fail would only pile up.
      if (await isSwitchedOff(db, 'linkPreviews')) return null;
      const outcome = await reader.read(db, url);
      if (outcome.kind === 'later') return 'later';
      return outcome.kind === 'found' ? copyOf(outcome.preview) : null;
    },
    async readOwn(db, urls) {
      const pages = await Promise.all(
        [...new Set(urls)].map(async (url) => [url, await readOwnPage(ownPages, db, url)] as const),
      );
      return new Map(pages.flatMap(([url, page]) => (page === null ? [] : [[url, page]])));
    },
  };
}

/**
 * The server half of link previews: the call that the composer makes.
 *
 * @param deps storage, and in tests the clock and the internet
 */
export function linkPreviewsModule(deps: LinkPreviewDeps): ApiModule {
  const { files, ownPages, now = realTime } = deps;
  const reader = readerOf(deps);

  const readMeta = implement(fetchMeta, {
    handle: async (context, { query }) => {
      const { db } = context;
      if (isOwn(ownPages, query.url)) {
        const page = await readOwnPage(ownPages, db, query.url);
        if (page === null) throw new AppError(previewErrors.PREVIEW_UNAVAILABLE, { path: 'url' });
        return page;
      }
      const outcome = await reader.read(db, query.url, memberOf(context).userId);
      if (outcome.kind === 'found') return toLinkPreview(outcome.preview);
      throw new AppError(refusals[outcome.kind], { path: 'url' });
    },
  });

  return {
    name: 'link-previews',
    calls: [readMeta],
    tasks: [
      handleTask(forgetPreviews, async ({ db }) => {
        for (;;) {
          const keys = await sweep(db, now());
          if (keys === null) return;
          await files.remove(keys);
        }
      }),
    ],
  };
}
