import { useInfiniteQuery } from '@tanstack/react-query';
import type { ArticleSummary } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { articlesQuery, essaysQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';
import { TextRow, TextSkeletons } from '../text-row';

/** So many texts are offered below one that was read. */
export const SHOWN_NEXT = 2;

/** The texts that follow `id` in their list; behind the last one the first. */
export function following(texts: readonly ArticleSummary[], id: string): ArticleSummary[] {
  const place = texts.findIndex((text) => text.id === id);
  return [...texts.slice(place + 1), ...texts.slice(0, Math.max(place, 0))];
}

interface ReadNextProps {
  /** The text that was read. */
  id: string;
  type: 'ARTICLE' | 'ESSAY';
}

/** Two more texts below the one that was read. They are optional: errors aren't shown. */
export function ReadNext(props: ReadNextProps) {
  return props.type === 'ARTICLE' ? <NextArticles {...props} /> : <NextEssays {...props} />;
}

function NextArticles({ id }: ReadNextProps) {
  const query = useInfiniteQuery(articlesQuery());
  const texts = query.isPending
    ? undefined
    : following(itemsOf(query.data).items, id).slice(0, SHOWN_NEXT);
  return <NextTexts texts={texts} hrefOf={links.article} />;
}

function NextEssays({ id }: ReadNextProps) {
  const query = useInfiniteQuery(essaysQuery());
  const texts = query.isPending
    ? undefined
    : following(itemsOf(query.data).items, id).slice(0, SHOWN_NEXT);
  return <NextTexts texts={texts} hrefOf={links.essay} />;
}

interface NextTextsProps {
  /** Undefined while they load. */
  texts: readonly ArticleSummary[] | undefined;
  hrefOf: (slug: string) => string;
}

function NextTexts({ texts, hrefOf }: NextTextsProps) {
  const t = useNewsText();
  if (texts?.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className="border-t print:hidden">
      <h2 id="read-next" className="px-4 pt-5 text-body font-semibold medium:px-6">
        {t('reading.next')}
      </h2>
      {texts === undefined ? (
        <TextSkeletons count={SHOWN_NEXT} label={t('reading.nextLoading')} />
      ) : (
        <ul aria-labelledby="read-next">
          {texts.map((text) => (
            <TextRow key={text.id} text={text} href={hrefOf(text.slug)} level={3} />
          ))}
        </ul>
      )}
    </section>
  );
}
