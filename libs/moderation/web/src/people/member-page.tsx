import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { MemberDetails } from '@upround/moderation/contract';
import { links } from '@upround/shared/links';
import { PagedList } from '@upround/shared/query';
import { Avatar, ButtonLink, EmptyState, Link, Name, SkeletonRows } from '@upround/shared/ui';
import { DeviceRows } from './device-rows';
import { GiftRows } from './gift-rows';
import { MemberBadges, MemberFacts } from './member-facts';
import { usePeopleText } from './messages/catalogue';
import { memberBySlug, statusOf } from './people-queries';
import { RoleRows } from './role-rows';
import { useMemberAddress } from './use-member-address';

/** One member: roles, devices and gift. */
export function MemberPage({ slug }: { slug: string }) {
  const t = usePeopleText();
  const { listHref } = useMemberAddress();
  const query = useQuery(memberBySlug(slug));
  const status = statusOf(query.error);
  // A name that can't be one is as unknown as one that no one has.
  const isMissing = query.data === undefined && (status === 404 || status === 400);
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink variant="quiet" icon={ArrowLeft} href={listHref} className="-ml-3 self-start">
        {t('member.back')}
      </ButtonLink>
      {isMissing ? (
        <EmptyState level={3} title={t('member.missing')}>
          {t('member.missingHint')}
        </EmptyState>
      ) : (
        <PagedList
          query={query}
          level={3}
          skeleton={<SkeletonRows label={t('member.loading')} people />}
          failed={t('member.failed')}
          isEmpty={query.data === undefined}
          empty={null}
        >
          {query.data && <Details member={query.data} />}
        </PagedList>
      )}
    </div>
  );
}

function Details({ member }: { member: MemberDetails }) {
  const t = usePeopleText();
  const { person, state } = member;
  const title = useRef<HTMLHeadingElement>(null);
  // The row that was pressed is gone: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  const isVisible = state === 'ACTIVE' || state === 'RESTRICTED';
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={64} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3
              ref={title}
              tabIndex={-1}
              className="min-w-0 text-title font-semibold outline-hidden wrap-anywhere"
            >
              <Name>{person.displayName}</Name>
            </h3>
            <MemberBadges member={member} />
          </div>
          {person.headline !== '' && (
            <p className="text-small text-muted wrap-anywhere">{person.headline}</p>
          )}
          <MemberFacts member={member} />
          {isVisible && (
            <p className="text-small">
              <Link href={links.user(person.slug)}>{t('member.profile')}</Link>
            </p>
          )}
        </div>
      </div>
      <Part title={t('roles.title')}>
        <RoleRows member={member} />
      </Part>
      <Part title={t('devices.title')}>
        <DeviceRows member={member} />
      </Part>
      <Part title={t('plan.title')}>
        <GiftRows member={member} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
