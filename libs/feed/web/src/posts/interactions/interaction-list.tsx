import {
  PagedEnd,
  PagedList,
  type PagedEndProps,
  type PagedListProps,
} from '@upround/shared/query';
import { PersonRowsSkeleton } from '../../components/person-rows-skeleton';
import { useInteractionsText } from './messages/catalogue';

/** A list of people who liked or commented on the post. */
export function InteractionList(
  props: Pick<PagedListProps, 'isEmpty' | 'empty' | 'children'> & Pick<PagedEndProps, 'query'>,
) {
  const t = useInteractionsText();
  return (
    <PagedList
      {...props}
      className="medium:px-6"
      skeleton={<PersonRowsSkeleton label={t('interactions.loading')} count={6} />}
      failed={t('interactions.error')}
    >
      {props.children}
      <PagedEnd
        query={props.query}
        skeleton={<PersonRowsSkeleton label={t('interactions.loading')} count={2} />}
        text={{ more: t('interactions.more'), failed: t('interactions.moreError') }}
      />
    </PagedList>
  );
}
