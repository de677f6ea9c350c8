import { findLinks } from '@upround/shared/domain';
import type { Draft } from './draft';

/** The link whose page a post shows: the first of its text, and none beside pictures. */
export function linkOf({
  mode,
  text,
  parts,
  pictures,
}: Pick<Draft, 'mode' | 'text' | 'parts' | 'pictures'>): string | null {
  if (pictures.length > 0) return null;
  return findLinks(mode === 'thread' ? (parts[0] ?? '') : text)[0]?.url ?? null;
}

/** Whether the author removed the preview of the current first link. */
export function hidesPage(draft: Draft): boolean {
  const link = linkOf(draft);
  return link !== null && draft.noPageOf === link;
}
