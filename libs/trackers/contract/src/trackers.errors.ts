import { defineErrors } from '@upround/shared/contract-core';
import { trackerLimits } from './tracker-limits';

/** The errors of trackers besides those that any call may answer. */
export const trackersErrors = defineErrors({
  FIT_NOT_SET: {
    status: 409,
    sentence: 'Set what you’re raising first, then sort by fit.',
  },
  EXPORT_LOCKED: {
    status: 403,
    sentence: 'Exports come with a plan or the tracker bundle.',
  },
  TOO_MANY_HIDDEN: {
    status: 409,
    sentence: `You’ve hidden ${trackerLimits.hidden} records, the maximum. Show some again first.`,
  },
  TOO_MANY_WATCHED: {
    status: 409,
    sentence: `You have reminders for ${trackerLimits.watched} programmes, the maximum. Turn some off first.`,
  },
  TOO_MANY_VIEWS: {
    status: 409,
    sentence: `You have ${trackerLimits.views} saved views, the maximum. Delete one to save another.`,
  },
  VIEW_EXISTS: { status: 409, sentence: 'You already have a view with this name. Choose another.' },
  PIPELINE_FULL: {
    status: 409,
    sentence: `A pipeline has room for ${trackerLimits.pipeline} funders. Delete some first.`,
  },
  IN_PIPELINE: { status: 409, sentence: 'This funder is already in your pipeline.' },
  CHANGED_MEANWHILE: {
    status: 409,
    sentence: 'You changed this in another tab. Compare both versions, then save again.',
  },
  BUNDLE_OWNED: { status: 409, sentence: 'You already have the tracker bundle.' },
  PAYMENTS_OFF: {
    status: 503,
    sentence: 'Payments are off for maintenance. Nothing was charged. Try again later.',
  },
});
