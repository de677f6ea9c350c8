import { defineErrors } from '@upround/shared/contract-core';

export const postErrors = defineErrors({
  POD_NOT_FOUND: { status: 404, sentence: 'This pod doesn’t exist.' },
  IMAGE_UNREADABLE: { status: 400, sentence: 'We can’t read this image. Use a JPEG, PNG or WebP.' },
  IMAGE_TOO_LARGE: {
    status: 400,
    sentence: 'This image is larger than 24 megapixels. Use a smaller one.',
  },
  POLL_END_OUT_OF_RANGE: {
    status: 400,
    sentence: 'Choose a closing time between 1 hour and 14 days from now.',
  },
  QUIZ_END_OUT_OF_RANGE: {
    status: 400,
    sentence: 'Choose a closing time between 1 hour and 14 days from now, or leave the quiz open.',
  },
  QUIZ_RIGHT_OPTION: {
    status: 400,
    sentence: 'Choose one correct option, or several if people can choose several.',
  },
  POLL_HAS_VOTES: {
    status: 409,
    sentence: 'People have already voted, so this can’t be changed.',
  },
});
