import { listArticles, listEssays, readArticle, readEssay } from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { NEWEST } from '@upround/shared/db';
import { opensFor } from '@upround/shared/domain';
import type { Entitlements } from '@upround/shared/ports';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  viewerId,
  type CallImplementation,
  type HandlerContext,
  type IdPosition,
} from '@upround/shared/server-kit';
import { toSummary } from './editorial.mapper';
import { countEditorials, findEditorial, listEditorials } from './editorial.read-model';
import { readEssayWindow } from './essay-window';

/** The calls that read articles and essays. */
export function editorialRoutes(entitlements: Entitlements): readonly CallImplementation[] {
  const isOpenTo = async ({ db, viewer }: HandlerContext) => {
    const entitlement = await entitlements.of(db, viewerId(viewer));
    return opensFor(entitlement?.tier ?? null).essays;
  };

  return [
    implement(listArticles, {
      handle: async ({ cursors, db, viewer }, { query }) => {
        const place = cursors.read<IdPosition>(query.cursor);
        const rows = await listEditorials(db, {
          kind: 'ARTICLE',
          direction: 'next',
          viewerId: viewerId(viewer),
          place: place?.i ?? NEWEST,
          limit: limitOf(query) + 1,
        });
        return cutPage(rows, query, cursors, ({ id }) => ({ i: id }), toSummary);
      },
    }),
    implement(readArticle, {
      handle: async (context, { params }) => {
        const viewer = viewerId(context.viewer);
        const asked = { viewerId: viewer, slug: params.slug, isOpen: true };
        const row = await findEditorial(context.db, 'ARTICLE', asked);
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return { ...toSummary(row), outline: row.outline, body: row.body ?? '' };
      },
    }),
    implement(listEssays, {
      handle: async (context, { query }) => {
        const locked = !(await isOpenTo(context));
        const { rows, ...ways } = await readEssayWindow(context, query, viewerId(context.viewer));
        const data = rows.map((row) => ({ ...toSummary(row), locked }));
        return { data, ...ways, total: await countEditorials(context.db, 'ESSAY') };
      },
    }),
    implement(readEssay, {
      handle: async (context, { params }) => {
        const isOpen = await isOpenTo(context);
        const asked = { viewerId: viewerId(context.viewer), slug: params.slug, isOpen };
        const row = await findEditorial(context.db, 'ESSAY', asked);
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        const { outline, preview, body } = row;
        return {
          ...toSummary(row),
          outline,
          preview,
          locked: !isOpen,
          ...(body === null ? {} : { body }),
        };
      },
    }),
  ];
}
