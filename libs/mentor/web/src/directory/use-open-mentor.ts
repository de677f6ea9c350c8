import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { listMentors, type MentorCard } from '@upround/mentor/contract';
import { findItem } from '@upround/shared/query';
import { statusOf } from '@upround/shared/routing';
import { mentorQuery } from '../data/mentor-queries';

/** A mentor as some list has them already. */
const listedMentor = (client: QueryClient, slug: string) =>
  findItem<MentorCard>(client, [listMentors], (mentor) => mentor.slug === slug);

/** The open mentor: at once as a list shows them, whole when they are read. */
export function useOpenMentor(slug: string | null) {
  const client = useQueryClient();
  const query = useQuery({ ...mentorQuery(slug ?? ''), enabled: slug !== null });
  // A mentor who doesn't take sessions any more isn't shown from the cache.
  const isGone = statusOf(query.error) === 404;
  const listed = slug === null || query.isError ? undefined : listedMentor(client, slug);
  const whole = isGone ? undefined : query.data;
  return { query, isGone, card: whole ?? (isGone ? undefined : listed), whole };
}
