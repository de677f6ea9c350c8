import type { SearchHit } from '@upround/search/contract';
import { TextCover } from '../components/text-cover';

function Cover({ hit }: { hit: SearchHit }) {
  return <TextCover slug={hit.slug} className="size-10 shrink-0" />;
}

/** What search shows of our own texts: their covers. */
export const hitPresenters = { ARTICLE: { Lead: Cover }, ESSAY: { Lead: Cover } };
