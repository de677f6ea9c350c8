import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { Link, Name, Time } from '@upround/shared/ui';
import { OutsideLink } from '../../components/outside-link';
import { useNewsText } from '../../messages/catalogue';

/** The other sources that tell a story, each with the way to its own words. */
export function OtherTellings({ story }: { story: Story }) {
  const t = useNewsText();
  if (story.alsoIn.length === 0) return null;
  return (
    <section aria-labelledby="also-in">
      <h2 id="also-in" className="text-small font-semibold">
        {t('story.also')}
      </h2>
      <ul className="mt-1 text-small">
        {story.alsoIn.map(({ source, url, publishedAt }) => (
          <li
            key={source.id}
            className="flex min-h-10 flex-wrap items-center gap-x-3 border-b py-1"
          >
            <Link href={links.newsSource(source.slug)} tone="text" className="font-medium">
              <Name>{source.name}</Name>
            </Link>
            <Time value={publishedAt} className="text-muted" />
            <OutsideLink href={url} tone="muted" className="ml-auto min-h-8 max-w-full">
              {t('story.readAt', { host: source.host })}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
