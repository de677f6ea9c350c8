import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { Link, Name, Time } from '@upround/shared/ui';
import { OutsideLink } from '../../components/outside-link';
import { SourceMark } from '../../components/source-mark';
import { useNewsText } from '../../messages/catalogue';

/** Other sources that cover the story, each with a link. */
export function OtherTellings({ story }: { story: Story }) {
  const t = useNewsText();
  if (story.alsoIn.length === 0) return null;
  return (
    <section aria-labelledby="also-in">
      <h2 id="also-in" className="border-b pb-2 text-body font-semibold">
        {t('story.also')}
      </h2>
      <ul className="text-small">
        {story.alsoIn.map(({ source, url, publishedAt }) => (
          <li
            key={source.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-3 last:border-b-0"
          >
            <SourceMark source={source} size={40} />
            <div className="min-w-0 grow">
              <Link href={links.newsSource(source.slug)} tone="text" className="font-medium">
                <Name>{source.name}</Name>
              </Link>
              <p className="text-muted">
                <Time value={publishedAt} />
              </p>
            </div>
            <OutsideLink href={url} tone="muted" className="min-h-8 max-w-full">
              {t('story.readAt', { host: source.host })}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
