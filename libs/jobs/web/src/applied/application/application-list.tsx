import { useInfiniteQuery } from '@tanstack/react-query';
import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Name, Time, Words } from '@upround/shared/ui';
import { ApplicationBadge } from '../../components/job-badges';
import { JobMark } from '../../components/job-mark';
import { JobSkeletons } from '../../components/job-skeletons';
import { appliedQuery } from '../data/application-queries';
import { useAppliedText } from '../messages/catalogue';

/** The viewer’s applications beside the open one. */
export function ApplicationList({ openId }: { openId: string }) {
  const t = useAppliedText();
  const query = useInfiniteQuery(appliedQuery());
  const { items } = itemsOf(query.data);
  return (
    <>
      <h2 className="border-b px-4 pt-5 pb-3 text-title font-semibold medium:px-6">{t('title')}</h2>
      <PagedList
        query={query}
        skeleton={<JobSkeletons label={t('loading')} />}
        failed={t('failed')}
        isEmpty={items.length === 0}
        empty={null}
      >
        <ul aria-label={t('list')} aria-busy={query.isFetching}>
          {items.map((applied) => (
            <Row
              key={applied.application.id}
              applied={applied}
              isOpen={applied.application.id === openId}
            />
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<JobSkeletons count={2} label={t('loadingMore')} />}
          text={{ more: t('more'), failed: t('moreFailed') }}
        />
      </PagedList>
    </>
  );
}

function Row({ applied, isOpen }: { applied: AppliedJob; isOpen: boolean }) {
  const { application, title, company } = applied;
  const href = links.appliedJobs({ application: application.id });
  return (
    <li
      {...useCardLink(href)}
      className={classes(
        'flex cursor-pointer items-start gap-3 border-b px-4 py-3 transition-colors medium:px-6',
        isOpen ? 'bg-accent-subtle/60' : 'hover:bg-surface-hover/40',
      )}
    >
      <JobMark job={applied} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex items-baseline gap-2">
          <Link
            href={href}
            tone="text"
            aria-current={isOpen ? 'page' : undefined}
            className="line-clamp-2 min-w-0 grow font-semibold wrap-anywhere"
          >
            <Words>{title}</Words>
          </Link>
          <Time
            value={application.movedAt}
            form="short"
            className="shrink-0 text-small text-muted"
          />
        </div>
        <p className="truncate text-small text-muted">
          <Name>{company}</Name>
        </p>
        <p className="pt-1">
          <ApplicationBadge state={application.state} />
        </p>
      </div>
    </li>
  );
}
