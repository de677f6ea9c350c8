import type { UseReasonTexts } from '@upround/shared/routing';
import { useFeedKindsText } from './messages/catalogue';

/** What a guest logs in for on the records of this slice. */
export const useReasonTexts: UseReasonTexts = () => {
  const t = useFeedKindsText();
  return {
    'like:POST': (names) => t('reason.likePost', names),
    'bookmark:POST': (names) => t('reason.savePost', names),
    'comment:POST': (names) => t('reason.commentPost', names),
    'like:THREAD': (names) => t('reason.likeThread', names),
    'bookmark:THREAD': (names) => t('reason.saveThread', names),
    'comment:THREAD': (names) => t('reason.commentThread', names),
    'like:IDEA': (names) => t('reason.likeIdea', names),
    'bookmark:IDEA': (names) => t('reason.saveIdea', names),
    'comment:IDEA': (names) => t('reason.commentIdea', names),
    'mark:IDEA': (names) => t('reason.wouldUse', names),
    'follow:POD': (names) => t('reason.joinPod', names),
  };
};
