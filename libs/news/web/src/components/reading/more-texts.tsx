import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { essaysQuery } from '../../data/editorial-queries';
import { useNewsText } from '../../messages/catalogue';
import { TextCover } from '../text-cover';
import { following, SHOWN_NEXT } from './read-next';

const SHOWN = 3;

interface MoreTextsProps {
  /** The text beside it. */
  id: string;
  /** Texts that are offered below the text already. */
  skipsNext: boolean;
}

/** Three essays beside a text, other than those below it. They are an offer: nothing is said where they fail. */
export function MoreTexts({ id, skipsNext }: MoreTextsProps) {
  const t = useNewsText();
  const query = useInfiniteQuery(essaysQuery());
  const begin = skipsNext ? SHOWN_NEXT : 0;
  const texts = following(itemsOf(query.data).items, id).slice(begin, begin + SHOWN);
  if (!query.isPending && texts.length === 0) return null;
  return (
    <section aria-labelledby="more-texts">
      <h2 id="more-texts" className="border-b pb-2 text-small font-semibold">
        {t('reading.more')}
      </h2>
      {query.isPending ? (
        <SkeletonGroup label={t('reading.moreLoading')}>
          {Array.from({ length: SHOWN }, (_, row) => (
            <div key={row} className="flex h-20 items-center gap-3">
              <Skeleton className="h-14 w-20 shrink-0" />
              <Skeleton className="h-4 w-full" />
            </div>
          ))}
        </SkeletonGroup>
      ) : (
        <ul>
          {texts.map(({ id: key, slug, title, readingMinutes }) => (
            <li key={key} className="relative flex h-20 items-center gap-3">
              <TextCover slug={slug} className="h-14 w-20 shrink-0" />
              <div className="min-w-0">
                <Link
                  href={links.essay(slug)}
                  tone="text"
                  className="line-clamp-2 text-small font-medium after:absolute after:inset-0"
                >
                  {title}
                </Link>
                <p className="text-caption text-muted figures">
                  {t('story.minutes', { count: readingMinutes })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
