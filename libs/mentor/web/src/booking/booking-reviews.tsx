import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listMentorReviews, type Mentor, type MentorReview } from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { AsidePart, Avatar, Link, Name, SkeletonRows, Words } from '@upround/shared/ui';
import { NewReviews } from '../components/new-reviews';
import { ReviewStars } from '../components/review-stars';
import { useBookingText } from './messages/catalogue';

/** The rest is on the mentor's page. */
const MOST = 2;

/** What others wrote last, beside the choice of a session. */
export function BookingReviews({ mentor: { slug, reviewCount } }: { mentor: Mentor }) {
  const t = useBookingText();
  const client = useQueryClient();
  const input = { params: { slug }, query: { limit: MOST } };
  const options = queryFor(listMentorReviews, input);
  const query = useQuery({ ...options, enabled: reviewCount > 0 });
  const reviews = query.data?.data;
  const isNone = reviewCount === 0 || query.isError || reviews?.length === 0;
  const read = async () =>
    client.setQueryData(options.queryKey, await api.call(listMentorReviews, input));
  return (
    <div>
      <NewReviews slug={slug} shown={reviewCount === 0 ? [] : reviews} read={read} />
      {!isNone && (
        <AsidePart
          title={t('reviews.title')}
          more={
            reviewCount > MOST ? (
              <Link tone="muted" href={links.mentor(slug)} className="text-small">
                {t('reviews.all')}
              </Link>
            ) : undefined
          }
        >
          {reviews === undefined ? (
            <SkeletonRows label={t('reviews.loading')} count={MOST} />
          ) : (
            <ul className="flex flex-col divide-y">
              {reviews.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ul>
          )}
        </AsidePart>
      )}
    </div>
  );
}

function Review({ review: { author, stars, text } }: { review: MentorReview }) {
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={author.displayName} seed={author.id} src={author.avatarUrl} size={32} />
      <div className="flex min-w-0 flex-col gap-0.5 text-small">
        <p className="font-medium wrap-anywhere">
          <Name>{author.displayName}</Name>
        </p>
        <ReviewStars stars={stars} />
        {text !== '' && (
          <p dir="auto" className="line-clamp-3 text-muted wrap-anywhere">
            <Words>{text}</Words>
          </p>
        )}
      </div>
    </li>
  );
}
