import type { Source } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { Link, Name } from '@upround/shared/ui';
import { FollowSource } from './follow-source';
import { SourceMark } from './source-mark';

/** A source that can be followed at once. */
export function SourceRow({ source }: { source: Source }) {
  return (
    <div className="flex items-center gap-3">
      <SourceMark source={source} size={40} />
      <div className="min-w-0 grow">
        <Link href={links.newsSource(source.slug)} tone="text" className="font-medium">
          <Name>{source.name}</Name>
        </Link>
        <p className="line-clamp-2 text-small text-muted">{source.description || source.host}</p>
      </div>
      <FollowSource source={source} />
    </div>
  );
}
