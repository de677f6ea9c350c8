import { defineErrors } from '@upround/shared/contract-core';

export const postErrors = defineErrors({
  POD_NOT_FOUND: { status: 404, sentence: 'This pod does not exist.' },
  IMAGE_UNREADABLE: { status: 400, sentence: 'This file is not a picture that we can read.' },
  IMAGE_TOO_LARGE: { status: 400, sentence: 'This picture is larger than 24 megapixels.' },
  POLL_END_OUT_OF_RANGE: {
    status: 400,
    sentence: 'A poll ends between one hour and fourteen days from now.',
  },
  QUIZ_END_OUT_OF_RANGE: {
    status: 400,
    sentence: 'A quiz stays open, or ends between one hour and fourteen days from now.',
  },
  QUIZ_RIGHT_OPTION: {
    status: 400,
    sentence: 'Mark one option as right, or several where several may be chosen.',
  },
  POLL_HAS_VOTES: {
    status: 409,
    sentence: 'People have voted on this text already, so it stays as it is.',
  },
});
