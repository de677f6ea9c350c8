import { PagedEnd, PagedList, type PagedListProps } from '@upround/shared/query';
import { useInteractionsText } from './messages/catalogue';
import { PeopleSkeleton } from './people-skeleton';

/** A list of people who liked or commented on the post. */
export function InteractionList(
  props: Pick<PagedListProps, 'query' | 'isEmpty' | 'empty' | 'children'>,
) {
  const t = useInteractionsText();
  return (
    <PagedList {...props} skeleton={<PeopleSkeleton />} failed={t('interactions.error')}>
      {props.children}
      <PagedEnd
        query={props.query}
        skeleton={<PeopleSkeleton count={2} />}
        text={{ more: t('interactions.more'), failed: t('interactions.moreError') }}
      />
    </PagedList>
  );
}
