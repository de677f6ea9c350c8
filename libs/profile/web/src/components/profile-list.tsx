import {
  PagedEnd,
  PagedList,
  type PagedEndProps,
  type PagedListProps,
} from '@upround/shared/query';
import { SkeletonRows } from '@upround/shared/ui';
import { useProfileText } from '../messages/catalogue';

interface ProfileListProps extends Pick<PagedListProps, 'isEmpty' | 'empty' | 'children'> {
  query: PagedEndProps['query'];
  /** The rows are people. */
  people?: boolean;
}

/** A list of a profile's page: people, bookmarks or activity. */
export function ProfileList({ query, isEmpty, empty, children, people }: ProfileListProps) {
  const t = useProfileText();
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows label={t('list.loading')} people={people} />}
      failed={t('list.error')}
      isEmpty={isEmpty}
      empty={empty}
    >
      {children}
      <PagedEnd
        query={query}
        skeleton={<SkeletonRows label={t('list.loading')} people={people} count={2} />}
        text={{ more: t('list.more'), failed: t('list.moreError') }}
      />
    </PagedList>
  );
}
