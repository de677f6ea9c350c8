import { useInfiniteQuery } from '@tanstack/react-query';
import type { Idea } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import {
  AsidePart,
  Avatar,
  Link,
  PageAside,
  Skeleton,
  SkeletonGroup,
  useIsWide,
} from '@upround/shared/ui';
import { useIdeaText } from './components/messages/catalogue';
import { ideasQuery, userIdeasQuery } from './data/idea-queries';

const SHOWN = 5;

/** Beside an idea: those that most people would use, and others of its author. */
export function IdeaAside({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <PageAside label={t('more.title')}>
      <div className="flex flex-col gap-4">
        <MostWanted idea={idea} />
        <OfAuthor idea={idea} />
      </div>
    </PageAside>
  );
}

/** Most authors have this idea alone: no room is reserved, and it comes last. */
function OfAuthor({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const { id, displayName, slug } = idea.author;
  const query = useInfiniteQuery(userIdeasQuery(id));
  const others = itemsOf(query.data).items.filter((other) => other.id !== idea.id);
  if (others.length === 0) return null;
  return (
    <AsidePart
      title={t('aside.ofAuthor', { name: displayName })}
      more={
        <Link href={links.user(slug, { tab: 'ideas' })} tone="muted" className="text-small">
          {t('aside.all')}
        </Link>
      }
    >
      <Ideas ideas={others.slice(0, SHOWN)} />
    </AsidePart>
  );
}

function MostWanted({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const query = useInfiniteQuery(ideasQuery('wanted'));
  const others = itemsOf(query.data).items.filter(({ id }) => id !== idea.id);
  if (query.isError) return null;
  return (
    <AsidePart
      title={t('tab.sorts.wanted')}
      more={
        <Link href={links.home({ tab: 'ideas' })} tone="muted" className="text-small">
          {t('aside.all')}
        </Link>
      }
    >
      <Ideas ideas={others.slice(0, SHOWN)} isPending={query.isPending} />
    </AsidePart>
  );
}

function Ideas({ ideas, isPending = false }: { ideas: readonly Idea[]; isPending?: boolean }) {
  const t = useIdeaText();
  if (isPending) {
    return (
      <SkeletonGroup label={t('more.loading')}>
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {ideas.map(({ id, slug, title, author, wouldUseCount }) => (
        <li key={id} className="flex items-center gap-3">
          <Avatar size={32} name={author.displayName} seed={author.id} src={author.avatarUrl} />
          <div className="min-w-0 text-small">
            <Link href={links.idea(slug)} tone="text" className="line-clamp-2 font-medium">
              {title}
            </Link>
            <p className="text-muted figures">{t('wouldUse.short', { count: wouldUseCount })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
