import { useQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { Link, Name } from '@upround/shared/ui';
import { FollowSource } from '../../components/follow-source';
import { MuteButton } from '../../components/mute-button';
import { sourceQuery } from '../../data/source-queries';
import { useNewsText } from '../../messages/catalogue';

/** The chosen source in one line: a link to its page, follow and mute. */
export function SourceLine({ slug }: { slug: string }) {
  const t = useNewsText();
  const { data: source } = useQuery(sourceQuery(slug));
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b px-4 py-2 medium:px-6">
      {source !== undefined && (
        <>
          <Link
            href={links.newsSource(source.slug)}
            className="mr-auto inline-flex min-h-8 min-w-0 items-center text-small font-medium"
          >
            <span className="truncate">
              {t.rich('sources.about', { name: () => <Name>{source.name}</Name> })}
            </span>
          </Link>
          <FollowSource source={source} />
          <MuteButton source={source} />
        </>
      )}
    </div>
  );
}
