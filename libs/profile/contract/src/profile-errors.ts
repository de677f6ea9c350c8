import { defineErrors } from '@upround/shared/contract-core';

export const profileErrors = defineErrors({
  SLUG_TAKEN: { status: 409, sentence: 'This profile URL is taken. Choose another.' },
  SLUG_CHANGES_USED_UP: {
    status: 409,
    sentence: 'You’ve changed your profile URL 10 times, the maximum. Your old links still work.',
  },
  IMAGE_UNREADABLE: {
    status: 400,
    sentence: 'We can’t read this image. Use a JPEG, PNG, GIF or WebP.',
  },
  IMAGE_TOO_LARGE: {
    status: 400,
    sentence: 'This image is larger than 24 megapixels. Use a smaller one.',
  },
  IMAGE_MISSING: { status: 400, sentence: 'There’s no image to describe yet. Add one first.' },
  EXPERIENCE_FULL: {
    status: 409,
    sentence: 'You’ve added 50 entries, the maximum. Remove one to add another.',
  },
  MONTHS_REVERSED: { status: 400, sentence: 'The end date is before the start date.' },
  MONTH_IN_FUTURE: { status: 400, sentence: 'This month hasn’t started yet.' },
  ONLY_ADMIN: {
    status: 409,
    sentence: 'You’re the only admin. Make someone else an admin first.',
  },
  OWN_PERSON: { status: 400, sentence: 'You can’t mute or block yourself.' },
  EXPORT_TOO_SOON: {
    status: 409,
    sentence: 'You can export your data once a day. Your last export was less than 24 hours ago.',
  },
  NO_PLACE_NEARBY: { status: 404, sentence: 'We couldn’t find a place near you.' },
});
