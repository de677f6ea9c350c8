import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { MentorCard } from '../../components/mentor-card';
import { MentorSkeletons } from '../../components/mentor-skeletons';
import { mentorsQuery } from '../../data/mentor-queries';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import { NoMentors } from './no-mentors';
import { useMentorKeys } from './use-mentor-keys';

interface MentorListProps {
  directory: Directory;
  list: RefObject<HTMLDivElement | null>;
  /** False while a mentor replaces the list; then no pages are read. */
  isShown: boolean;
}

/** The mentors in every state: loading, failed, none, full, at their end. */
export function MentorList({ directory, list, isShown }: MentorListProps) {
  const t = useDirectoryText();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...mentorsQuery(directory.filters, directory.sort),
    enabled: isShown,
    // Going back shows the cached list; opening the directory again refetches it.
    refetchOnMount: isReturn ? true : 'always',
  });
  const mentors = useMemo(() => itemsOf(query.data).items, [query.data]);
  useMentorKeys(list, directory);
  return (
    <PagedList
      query={query}
      skeleton={<MentorSkeletons label={t('list.loading')} />}
      failed={t('list.failed')}
      isEmpty={mentors.length === 0}
      empty={<NoMentors directory={directory} />}
    >
      <div ref={list} role="feed" aria-label={t('list.label')} aria-busy={query.isFetching}>
        {mentors.map((mentor, index) => (
          <MentorCard
            key={mentor.id}
            mentor={mentor}
            href={directory.hrefOf(mentor.slug)}
            isOpen={mentor.slug === directory.mentor}
            position={index + 1}
            total={query.hasNextPage ? -1 : mentors.length}
          />
        ))}
      </div>
      <PagedEnd
        query={query}
        skeleton={<MentorSkeletons count={2} label={t('list.loadingMore')} />}
        text={{ more: t('list.more'), failed: t('list.moreFailed'), end: t('list.end') }}
      />
    </PagedList>
  );
}
