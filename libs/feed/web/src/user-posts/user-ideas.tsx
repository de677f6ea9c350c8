import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { EmptyState } from '@upround/shared/ui';
import { IdeaRow } from '../ideas/components/idea-row';
import { IdeaRowsSkeleton } from '../ideas/components/idea-rows-skeleton';
import { useIdeaText } from '../ideas/components/messages/catalogue';
import { userIdeasQuery } from '../ideas/data/idea-queries';

interface UserIdeasProps {
  userId: string;
  displayName: string;
  own: boolean;
}

/** What a person wrote down as ideas; part of their profile page. */
export function UserIdeas({ userId, displayName, own }: UserIdeasProps) {
  const t = useIdeaText();
  const query = useInfiniteQuery(userIdeasQuery(userId));
  const { items } = itemsOf(query.data);
  return (
    <PagedList
      query={query}
      skeleton={<IdeaRowsSkeleton label={t('more.loading')} />}
      failed={t('more.error')}
      isEmpty={items.length === 0}
      empty={
        <EmptyState
          className="medium:px-6"
          title={own ? t('user.emptyOwn') : t('user.empty', { name: displayName })}
        >
          {own ? t('user.emptyOwnHint') : t('user.emptyHint')}
        </EmptyState>
      }
    >
      <ul aria-label={own ? t('user.ownLabel') : t('user.label', { name: displayName })}>
        {items.map((idea) => (
          <IdeaRow key={idea.id} idea={idea} hidesAuthor level={2} />
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<IdeaRowsSkeleton count={2} label={t('more.loading')} />}
        text={{ more: t('more.next'), failed: t('more.nextError') }}
      />
    </PagedList>
  );
}
