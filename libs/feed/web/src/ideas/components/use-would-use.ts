import type { Idea } from '@upround/feed/contract';
import { useMark } from '@upround/social/web';

const states = { set: 'WOULD_USE', unset: 'NOT_WOULD_USE' };

/** Whether the viewer would use an idea, and how many people would. */
export const useWouldUse = ({ id, title, viewer, wouldUseCount }: Idea) =>
  useMark({
    reference: { referenceType: 'IDEA', referenceId: id },
    states,
    marked: viewer.wouldUse,
    count: wouldUseCount,
    about: title,
  });
