import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { linkPreviewSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

export const previewErrors = defineErrors({
  PREVIEW_REFUSED: { status: 400, sentence: 'This is not an address of a public page.' },
  PREVIEW_UNAVAILABLE: { status: 404, sentence: 'This page shows nothing to preview.' },
});

/** The same to a client, in other words: what did not answer now may answer soon. */
export const previewLate = {
  ...previewErrors.PREVIEW_UNAVAILABLE,
  sentence: 'This page did not answer. Try again in a minute.',
};

export const fetchMeta = defineCall({
  id: 'search.fetchMeta',
  summary: 'Reads what a page on the web says of itself: title, description, picture, site',
  method: 'GET',
  version: 'v1',
  path: '/fetch-meta',
  query: z.strictObject({ url: textOf(textLimits.url) }),
  access: 'member',
  limit: 'preview',
  response: linkPreviewSchema,
  errors: [previewErrors.PREVIEW_REFUSED, previewErrors.PREVIEW_UNAVAILABLE],
});
