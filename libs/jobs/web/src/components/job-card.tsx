import { memo, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobSummary } from '@upround/jobs/contract';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Words } from '@upround/shared/ui';
import { BookmarkButton } from '@upround/social/web';
import { JobBadges } from './job-badges';
import { JobLines } from './job-lines';
import { JobMark } from './job-mark';

export interface JobCardProps {
  job: JobSummary;
  /** Where it opens. */
  href: string;
  /** It is the one that is open beside the list. */
  isOpen?: boolean;
  /** Its place in a list, from 1, and how many there are; -1 while that is not known. */
  position?: number;
  total?: number;
  /** Level of its title within the page. */
  level?: 2 | 3 | 4;
  /** On the page of its company, whose name is above; `replies` where the page says how all of it are answered. */
  knows?: 'company' | 'replies' | undefined;
}

/** A job in a list. The whole card opens it; words can be selected and controls work. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, href, isOpen = false, position, total, level = 2, knows } = props;
  const open = useCardLink(href);
  const navigate = useNavigate();
  const Heading = `h${level}` as const;
  const titleId = `job-${level}-${job.id}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <article
      {...open}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={titleId}
      data-job={job.slug}
      className={classes(
        'grid scroll-my-28 cursor-pointer content-start grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-b p-4 transition-colors focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        // In a long list, cards out of sight cost nothing; the guess of their height keeps the scrollbar still.
        position !== undefined && '[contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
        isOpen ? 'bg-accent-subtle/60' : 'hover:bg-surface-hover/40',
      )}
    >
      <JobMark job={job} className="row-span-2" />
      <Heading
        id={titleId}
        dir="auto"
        className="text-body font-semibold text-pretty wrap-anywhere"
      >
        <Link
          href={href}
          tone="text"
          aria-current={isOpen ? 'true' : undefined}
          className={isOpen ? undefined : 'visited:text-muted'}
        >
          <Words>{job.title}</Words>
        </Link>
      </Heading>
      <div className="col-span-2 col-start-2 row-start-2 flex min-w-0 flex-col gap-0.5">
        <JobLines job={job} knows={knows} />
        <JobBadges job={job} className="pt-1.5" />
      </div>
      {job.state === 'OPEN' && (
        <BookmarkButton
          reference={{ referenceType: 'JOB', referenceId: job.id }}
          bookmarked={job.viewer.bookmarked}
          count={job.bookmarkCount}
          about={job.title}
          className="col-start-3 row-start-1 -my-2 -mr-2"
        />
      )}
    </article>
  );
});
