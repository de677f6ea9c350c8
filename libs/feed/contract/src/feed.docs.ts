import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { podFixtures } from './feed.fixtures';
import { ideaDocs } from './idea.docs';
import { ideaErrors } from './idea.errors';
import { listPods, readPod } from './pod.calls';
import { postDocs } from './post.docs';
import { postErrors } from './post.errors';

const pod = exampleFrom(podFixtures);

/** What the API's documentation says about posts, pods and ideas. */
export const feedDocs: ContractDocs = {
  calls: [
    ...postDocs,
    ...ideaDocs,
    describeCall(listPods, {
      description:
        'Returns the pods, which are communities by topic. Those with the most members come first.',
      input: { query: { limit: 50 } },
      output: { data: [...podFixtures], nextSegment: null },
    }),
    describeCall(readPod, {
      description:
        'Returns one pod by its id or slug, with its rules, its counters and whether you have joined it.',
      input: { params: { id: pod.slug } },
      output: pod,
    }),
  ],
  contributed: [
    {
      call: 'social.recordActivity',
      note: 'Ideas are marked with `WOULD_USE` and `NOT_WOULD_USE`: whether you would use them. These marks are counted.',
      errors: [ideaErrors.OWN_IDEA],
    },
  ],
  errors: [
    ...describeErrors(ideaErrors, { OWN_IDEA: 'When the idea is yours.' }),
    ...describeErrors(postErrors, {
      POD_NOT_FOUND: 'When `reference` names a pod that does not exist.',
      IMAGE_UNREADABLE: 'When a file isn’t an image or is damaged.',
      IMAGE_TOO_LARGE: 'When an image has more than 24 megapixels.',
      POLL_END_OUT_OF_RANGE: 'When `poll.endsAt` is too early or too late.',
      QUIZ_END_OUT_OF_RANGE: 'When `quiz.endsAt` is too early or too late.',
      QUIZ_RIGHT_OPTION:
        'When no option of the quiz is right, or several are and only one can be chosen.',
      POLL_HAS_VOTES: 'When someone has voted in the poll or answered the quiz.',
    }),
  ],
};
