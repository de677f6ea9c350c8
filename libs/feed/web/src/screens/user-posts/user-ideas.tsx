import { useInfiniteQuery } from '@tanstack/react-query';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { EmptyState, ErrorState } from '@upround/shared/ui';
import { IdeaRow } from '../../components/idea/idea-row';
import { IdeaRowsSkeleton } from '../../components/idea/idea-rows-skeleton';
import { IdeasEnd } from '../../components/idea/ideas-end';
import { useIdeaText } from '../../components/idea/messages/catalogue';
import { userIdeasQuery } from '../../data/idea-queries';

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
  if (query.isPending) return <IdeaRowsSkeleton label={t('more.loading')} />;
  if (query.isError && items.length === 0) {
    return (
      <ErrorState
        title={t('more.error')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState title={own ? t('user.emptyOwn') : t('user.empty', { name: displayName })}>
        {own ? t('user.emptyOwnHint') : t('user.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={own ? t('user.ownLabel') : t('user.label', { name: displayName })}>
        {items.map((idea) => (
          <IdeaRow key={idea.id} idea={idea} hidesAuthor level={2} />
        ))}
      </ul>
      <IdeasEnd query={query} />
    </>
  );
}
