import { defineErrors } from '@upround/shared/contract-core';

export const profileErrors = defineErrors({
  SLUG_TAKEN: { status: 409, sentence: 'Somebody has or had this address. Choose another one.' },
  SLUG_CHANGES_USED_UP: {
    status: 409,
    sentence:
      'You have changed your address ten times, which is the most. The old ones still lead to you.',
  },
  IMAGE_UNREADABLE: {
    status: 400,
    sentence: 'This file cannot be read as a picture. Use a JPEG, PNG, GIF or WebP.',
  },
  IMAGE_TOO_LARGE: { status: 400, sentence: 'This picture has more than 24 megapixels.' },
  IMAGE_MISSING: { status: 400, sentence: 'There is no picture that these words could describe.' },
  EXPERIENCE_FULL: {
    status: 409,
    sentence: 'There is room for 50 entries. Remove one to add another.',
  },
  MONTHS_REVERSED: { status: 400, sentence: 'The end lies before the start.' },
  MONTH_IN_FUTURE: { status: 400, sentence: 'This month has not begun yet.' },
  OWN_PERSON: { status: 400, sentence: 'This is you.' },
  EXPORT_TOO_SOON: {
    status: 409,
    sentence: 'One export a day is made. The last one was asked for less than 24 hours ago.',
  },
  NO_PLACE_NEARBY: { status: 404, sentence: 'No place that we know lies near this point.' },
});
