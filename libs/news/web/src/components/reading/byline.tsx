import type { ArticleSummary } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { AuthorMark } from '../author-mark';
import { useNewsText } from '../../messages/catalogue';

interface BylineProps {
  text: ArticleSummary;
  /** How much of it can be read, where that isn't the whole. */
  extent?: string | undefined;
}

/** Who wrote a text, when, and how long it takes. */
export function Byline({ text, extent }: BylineProps) {
  const t = useNewsText();
  const { name, slug } = text.author;
  return (
    <div className="flex items-center gap-3">
      <AuthorMark author={text.author} size={40} loading="eager" />
      <div className="min-w-0">
        <p className="text-small font-medium">
          {slug === null ? (
            <Name>{name}</Name>
          ) : (
            <Link href={links.user(slug)} tone="text">
              <Name>{name}</Name>
            </Link>
          )}
        </p>
        <MetaLine>
          <span>
            <Time value={text.publishedAt} form="date" />
          </span>
          {text.updatedAt !== null && (
            <span>
              {t.rich('reading.updated', {
                date: () => <Time value={text.updatedAt ?? ''} form="date" />,
              })}
            </span>
          )}
          <span>{t('story.minutes', { count: text.readingMinutes })}</span>
          {extent !== undefined && <span>{extent}</span>}
        </MetaLine>
      </div>
    </div>
  );
}
