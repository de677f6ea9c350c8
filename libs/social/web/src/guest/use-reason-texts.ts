import type { UseReasonTexts } from '@upround/shared/routing';
import { useGuestText } from './messages/catalogue';

/** What a guest logs in for: the verbs that are the same for all kinds of records. */
export const useReasonTexts: UseReasonTexts = () => {
  const t = useGuestText();
  return {
    'like:COMMENT': (names) => t('reason.likeComment', names),
    'like:REPLY': (names) => t('reason.likeComment', names),
    'reply:COMMENT': (names) => t('reason.reply', names),
    'reply:REPLY': (names) => t('reason.reply', names),
    'follow:USER': (names) => t('reason.follow', names),
    'follow:SOURCE': (names) => t('reason.follow', names),
    'vote:POST': (names) => t('reason.vote', names),
    'vote:QUIZ': (names) => t('reason.answer', names),
    'message:USER': (names) => t('reason.message', names),
  };
};
