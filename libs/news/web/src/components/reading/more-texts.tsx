import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { AsidePart } from '@upround/shared/ui';
import { essaysQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';
import { CompactRow, CompactSkeletons } from '../compact-row';
import { TextCover } from '../text-cover';
import { following, SHOWN_NEXT } from './read-next';

const SHOWN = 3;

interface MoreTextsProps {
  /** The text beside it. */
  id: string;
  /** Texts that are offered below the text already. */
  skipsNext: boolean;
}

/** Three essays beside a text, other than those below it. They are optional: errors aren't shown. */
export function MoreTexts({ id, skipsNext }: MoreTextsProps) {
  const t = useNewsText();
  const query = useInfiniteQuery(essaysQuery());
  const begin = skipsNext ? SHOWN_NEXT : 0;
  const texts = following(itemsOf(query.data).items, id).slice(begin, begin + SHOWN);
  if (!query.isPending && texts.length === 0) return null;
  return (
    <AsidePart title={t('reading.more')}>
      {query.isPending ? (
        <CompactSkeletons count={SHOWN} label={t('reading.moreLoading')} />
      ) : (
        <ul>
          {texts.map(({ id: key, slug, title, readingMinutes }) => (
            <CompactRow
              key={key}
              href={links.essay(slug)}
              title={title}
              picture={<TextCover slug={slug} className="h-14 w-20 shrink-0" />}
              facts={t('story.minutes', { count: readingMinutes })}
            />
          ))}
        </ul>
      )}
    </AsidePart>
  );
}
