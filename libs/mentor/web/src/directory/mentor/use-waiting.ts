import { useQueryClient } from '@tanstack/react-query';
import {
  mentorErrors,
  stopWaiting,
  waitForMentor,
  type Mentor,
  type MentorCard,
} from '@upround/mentor/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { useRequireMember } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { mentorQuery } from '../../data/mentor-queries';
import { useMentorPaneText } from './messages/catalogue';

const hasSlots = (error: unknown) =>
  error instanceof ApiError && error.code === mentorErrors.HAS_SLOTS.code;

/**
 * Turns waiting for free times of a mentor on and off; the switch moves at once, and back where that fails. A guest
 * logs in first.
 */
export function useWaiting({ slug, person }: Pick<MentorCard, 'slug' | 'person'>) {
  const t = useMentorPaneText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const requireMember = useRequireMember();
  const { queryKey } = mentorQuery(slug);
  const show = (isWaiting: boolean) =>
    client.setQueryData<Mentor>(queryKey, (mentor) => mentor && { ...mentor, isWaiting });

  const put = async (isWaiting: boolean) => {
    // An answer that's under way may be older than this.
    await client.cancelQueries({ queryKey });
    show(isWaiting);
    try {
      await api.call(isWaiting ? waitForMentor : stopWaiting, { params: { slug } });
    } catch (error) {
      show(!isWaiting);
      if (hasSlots(error)) {
        toast.show({ type: 'info', text: t('wait.hasTimes', { name: person.displayName }) });
        await client.invalidateQueries({ queryKey });
      } else {
        fail(error, t(isWaiting ? 'wait.failed' : 'wait.stopFailed'));
      }
    }
  };
  return (isWaiting: boolean) => void requireMember(() => void put(isWaiting));
}
