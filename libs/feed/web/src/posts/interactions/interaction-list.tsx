import {
  PagedEnd,
  PagedList,
  type PagedEndProps,
  type PagedListProps,
} from '@upround/shared/query';
import { SkeletonRows } from '@upround/shared/ui';
import { useInteractionsText } from './messages/catalogue';

/** A list of people who liked or commented on the post. */
export function InteractionList(
  props: Pick<PagedListProps, 'isEmpty' | 'empty' | 'children'> & Pick<PagedEndProps, 'query'>,
) {
  const t = useInteractionsText();
  return (
    <PagedList
      {...props}
      skeleton={<SkeletonRows label={t('interactions.loading')} people />}
      failed={t('interactions.error')}
    >
      {props.children}
      <PagedEnd
        query={props.query}
        skeleton={<SkeletonRows label={t('interactions.loading')} people count={2} />}
        text={{ more: t('interactions.more'), failed: t('interactions.moreError') }}
      />
    </PagedList>
  );
}
