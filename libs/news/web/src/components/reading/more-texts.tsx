import { useInfiniteQuery } from '@tanstack/react-query';
import type { ArticleSummary } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { AsidePart } from '@upround/shared/ui';
import { articlesQuery, essaysQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';
import { CompactRow, CompactSkeletons } from '../compact-row';
import { TextCover } from '../text-cover';
import { following, SHOWN_NEXT } from './read-next';

const SHOWN = 3;

interface MoreTextsProps {
  /** The text beside it. */
  id: string;
  type: 'ARTICLE' | 'ESSAY';
  /** Texts that are offered below the text already. */
  skipsNext: boolean;
}

/**
 * Three texts beside a text, other than those below it: of the same kind, or essays where there are no more articles.
 * They are optional: errors aren't shown.
 */
export function MoreTexts({ type, ...rest }: MoreTextsProps) {
  const t = useNewsText();
  if (type === 'ARTICLE') return <MoreArticles {...rest} />;
  return <MoreEssays {...rest} title={t('reading.more')} />;
}

type MoreProps = Omit<MoreTextsProps, 'type'>;

const offered = (texts: readonly ArticleSummary[], { id, skipsNext }: MoreProps) => {
  const begin = skipsNext ? SHOWN_NEXT : 0;
  return following(texts, id).slice(begin, begin + SHOWN);
};

function MoreArticles(props: MoreProps) {
  const t = useNewsText();
  const { data, isPending } = useInfiniteQuery(articlesQuery());
  const texts = isPending ? undefined : offered(itemsOf(data).items, props);
  if (texts?.length === 0) {
    return <MoreEssays {...props} skipsNext={false} title={t('essays.title')} />;
  }
  return <Texts title={t('reading.moreArticles')} texts={texts} hrefOf={links.article} />;
}

function MoreEssays({ title, ...props }: MoreProps & { title: string }) {
  const { data, isPending } = useInfiniteQuery(essaysQuery());
  const texts = isPending ? undefined : offered(itemsOf(data).items, props);
  return <Texts title={title} texts={texts} hrefOf={links.essay} />;
}

interface TextsProps {
  title: string;
  /** Undefined while they load. */
  texts: readonly ArticleSummary[] | undefined;
  hrefOf: (slug: string) => string;
}

function Texts({ title, texts, hrefOf }: TextsProps) {
  const t = useNewsText();
  if (texts?.length === 0) return null;
  return (
    <AsidePart title={title}>
      {texts === undefined ? (
        <CompactSkeletons count={SHOWN} label={t('reading.moreLoading')} />
      ) : (
        <ul>
          {texts.map(({ id, slug, title: name, readingMinutes }) => (
            <CompactRow
              key={id}
              href={hrefOf(slug)}
              title={name}
              picture={<TextCover slug={slug} className="h-14 w-20 shrink-0" />}
              facts={t('story.minutes', { count: readingMinutes })}
            />
          ))}
        </ul>
      )}
    </AsidePart>
  );
}
