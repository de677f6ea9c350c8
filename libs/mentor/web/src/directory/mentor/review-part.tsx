import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listMentorReviews, type Mentor, type MentorReview } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import {
  itemsOf,
  PagedEnd,
  PagedList,
  replacePages,
  type PagedEndProps,
} from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { Avatar, Link, Name, SkeletonRows, Time, Words } from '@upround/shared/ui';
import { NewReviews } from '../../components/new-reviews';
import { ReportReview } from '../../components/report-review';
import { ReviewStars } from '../../components/review-stars';
import { reviewsQuery } from '../../data/mentor-queries';
import { useMentorPaneText } from './messages/catalogue';
import { Part } from './part';

/** What mentees wrote, newest first. */
export function ReviewPart({ mentor }: { mentor: Mentor }) {
  const t = useMentorPaneText();
  const client = useQueryClient();
  const { reviewCount, slug } = mentor;
  const query = useInfiniteQuery({ ...reviewsQuery(slug), enabled: reviewCount > 0 });
  const shown = query.data && itemsOf(query.data).items;
  return (
    <Part
      title={
        reviewCount === 0
          ? t('reviews.title')
          : t('reviews.titleCount', { count: String(reviewCount) })
      }
    >
      <div>
        <NewReviews
          slug={slug}
          shown={reviewCount === 0 ? [] : shown}
          read={() => replacePages(client, listMentorReviews, { params: { slug }, query: {} })}
        />
        {reviewCount === 0 ? <NoReviews /> : <ReviewList query={query} reviews={shown ?? []} />}
      </div>
    </Part>
  );
}

function NoReviews() {
  const t = useMentorPaneText();
  return (
    <p className="text-small text-muted">
      {t('reviews.none')}. {t('reviews.noneHint')}
    </p>
  );
}

interface ReviewListProps {
  query: PagedEndProps['query'];
  reviews: readonly MentorReview[];
}

function ReviewList({ query, reviews }: ReviewListProps) {
  const t = useMentorPaneText();
  return (
    <PagedList
      query={query}
      level={3}
      className="px-0 py-2"
      skeleton={<SkeletonRows label={t('reviews.loading')} count={3} />}
      failed={t('reviews.failed')}
      isEmpty={reviews.length === 0}
      empty={<NoReviews />}
    >
      <ul className="divide-y">
        {reviews.map((review) => (
          <li key={review.id} className="py-4 first:pt-0">
            <Review review={review} />
          </li>
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<SkeletonRows label={t('reviews.loadingMore')} count={1} />}
        text={{ more: t('reviews.more'), failed: t('reviews.moreFailed') }}
      />
    </PagedList>
  );
}

function Review({ review }: { review: MentorReview }) {
  const t = useMentorPaneText();
  const { user } = useSession();
  const format = useFormat();
  const { author, text, service, sessionAt, createdAt } = review;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <Avatar
        name={author.displayName}
        seed={author.id}
        src={author.avatarUrl}
        size={40}
        className="row-span-2"
      />
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          href={links.user(author.slug)}
          tone="text"
          className="min-w-0 font-medium wrap-anywhere"
        >
          <Name>{author.displayName}</Name>
        </Link>
        <Time value={createdAt} form="date" className="text-small text-muted" />
        {author.id !== user?.id && (
          <span className="ml-auto">
            <ReportReview id={review.id} name={author.displayName} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        <ReviewStars stars={review.stars} />
        <span className="wrap-anywhere">
          {t('reviews.session', { service, date: format.date(sessionAt) })}
        </span>
      </div>
      {text !== '' && (
        <p dir="auto" className="col-start-2 wrap-anywhere whitespace-pre-line">
          <Words>{text}</Words>
        </p>
      )}
    </div>
  );
}
