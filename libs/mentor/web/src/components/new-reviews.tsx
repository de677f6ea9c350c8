import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingEvent, listMentorReviews, type MentorReview } from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { renewedOnReturn } from '@upround/shared/query';
import { useRealtimeEvent } from '@upround/shared/realtime';
import { announce } from '@upround/shared/routing';
import { useFailureToast } from '@upround/shared/toasts';
import { NewItemsPill } from '@upround/shared/ui';
import { mentorQuery } from '../data/mentor-queries';
import { useMentorCardText } from './messages/catalogue';

/** Milliseconds between the questions of a page in view whether there are newer reviews. */
const INTERVAL = 60_000;

/** The id of a mentor's newest review, read every minute; null before the first time. */
const newestQuery = (slug: string) =>
  queryOptions<string | null>({
    queryKey: ['mentor.newestReview', slug],
    queryFn: async ({ signal }) => {
      const input = { params: { slug }, query: { limit: 1 } };
      return (await api.call(listMentorReviews, input, { signal })).data[0]?.id ?? null;
    },
    initialData: null,
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
    ...renewedOnReturn,
  });

interface NewReviewsProps {
  slug: string;
  /** The newest reviews that the page shows; undefined while they load. */
  shown: readonly MentorReview[] | undefined;
  /** Reads the beginning of the list. New reviews are offered until that succeeds. */
  read: () => Promise<unknown>;
}

/** Says above a mentor's reviews that there are newer ones. Nothing moves until it's pressed. */
export function NewReviews({ slug, shown, read }: NewReviewsProps) {
  const t = useMentorCardText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const options = newestQuery(slug);
  const { data: newest } = useQuery({ ...options, enabled: shown !== undefined });
  // Sent only to both sides of a session; everyone else's page asks.
  useRealtimeEvent(bookingEvent, () => {
    void client.invalidateQueries({ queryKey: options.queryKey });
  });
  const isNew = newest !== null && shown?.every(({ id }) => id !== newest) === true;
  const show = () =>
    void read().then(
      () => {
        client.setQueryData(options.queryKey, null);
        // The rating and the number of reviews change with the list.
        void client.invalidateQueries({ queryKey: mentorQuery(slug).queryKey });
        announce(t('newReviews.refreshed'));
      },
      (error: unknown) => fail(error, t('newReviews.failed')),
    );
  return (
    <NewItemsPill isShown={isNew} onPress={show}>
      {t('newReviews.pill')}
    </NewItemsPill>
  );
}
