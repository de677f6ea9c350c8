import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { linkPreviewSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

export const previewErrors = defineErrors({
  PREVIEW_REFUSED: { status: 400, sentence: 'This isn’t a link to a public page.' },
  PREVIEW_UNAVAILABLE: { status: 404, sentence: 'This page has no preview.' },
});

/** The same to a client, in other words: what did not answer now may answer soon. */
export const previewLate = {
  ...previewErrors.PREVIEW_UNAVAILABLE,
  sentence: 'The site didn’t respond. Try again in a minute.',
};

export const fetchMeta = defineCall({
  id: 'search.fetchMeta',
  summary: 'Reads a web page’s title, description, image and site name',
  method: 'GET',
  version: 'v1',
  path: '/fetch-meta',
  query: z.strictObject({ url: textOf(textLimits.url) }),
  access: 'member',
  limit: 'preview',
  switch: 'linkPreviews',
  response: linkPreviewSchema,
  errors: [previewErrors.PREVIEW_REFUSED, previewErrors.PREVIEW_UNAVAILABLE],
});
