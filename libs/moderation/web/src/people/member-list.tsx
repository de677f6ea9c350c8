import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { listMembers, type Member } from '@upround/moderation/contract';
import { itemsOf, PagedEnd, PagedList, pagesFor, renewedOnReturn } from '@upround/shared/query';
import { useCardLink } from '@upround/shared/routing';
import { Avatar, EmptyState, Link, Name, SkeletonRows, Surface } from '@upround/shared/ui';
import { MemberBadges, MemberFacts } from './member-facts';
import { usePeopleText } from './messages/catalogue';
import { memberByEmail } from './people-queries';
import { useMemberAddress } from './use-member-address';

/** Members with this beginning of a name or slug; without a text the newest ones. */
export function MembersByName({ text }: { text: string }) {
  const t = usePeopleText();
  const query = useInfiniteQuery({
    ...pagesFor(listMembers, { query: text === '' ? {} : { query: text } }),
    ...renewedOnReturn,
    staleTime: 0,
  });
  const { items } = itemsOf(query.data);
  return (
    <PagedList
      query={query}
      level={3}
      skeleton={<Loading />}
      failed={t('list.failed')}
      isEmpty={items.length === 0 && !query.hasNextPage}
      empty={<NoMembers />}
    >
      <Rows label={t(text === '' ? 'list.newest' : 'list.label')} members={items} />
      <PagedEnd
        query={query}
        skeleton={<SkeletonRows label={t('list.loading')} count={2} people />}
        text={{ more: t('list.more'), failed: t('list.moreFailed') }}
      />
    </PagedList>
  );
}

/** The member with an email address. */
export function MemberByEmail({ email }: { email: string }) {
  const t = usePeopleText();
  const query = useQuery(memberByEmail(email));
  const member = query.data?.member ?? null;
  return (
    <PagedList
      query={query}
      level={3}
      skeleton={<Loading />}
      failed={t('list.failed')}
      isEmpty={member === null}
      empty={<NoMembers />}
    >
      <Rows label={t('list.label')} members={member === null ? [] : [member]} />
    </PagedList>
  );
}

function Loading() {
  const t = usePeopleText();
  return (
    <Surface padding="none">
      <SkeletonRows label={t('list.loading')} people />
    </Surface>
  );
}

function NoMembers() {
  const t = usePeopleText();
  return (
    <Surface padding="none">
      <EmptyState level={3} icon={UserSearch} title={t('list.empty')}>
        {t('list.emptyHint')}
      </EmptyState>
    </Surface>
  );
}

function Rows({ label, members }: { label: string; members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <Surface padding="none">
      <ul aria-label={label}>
        {members.map((member) => (
          <MemberRow key={member.person.id} member={member} />
        ))}
      </ul>
    </Surface>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { person } = member;
  const href = useMemberAddress().hrefOf(person.slug);
  return (
    <li
      {...useCardLink(href)}
      className="flex cursor-pointer items-start gap-3 border-b px-4 py-3 transition-colors last:border-b-0 hover:bg-surface-hover medium:px-6"
    >
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={48} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">
            <Link href={href} tone="text">
              <Name>{person.displayName}</Name>
            </Link>
          </span>
          <MemberBadges member={member} inList />
        </div>
        {person.headline !== '' && (
          <p className="truncate text-small text-muted">{person.headline}</p>
        )}
        <MemberFacts member={member} />
      </div>
    </li>
  );
}
