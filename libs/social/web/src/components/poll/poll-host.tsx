import { deferredLazy } from '@upround/shared/ui';
import { OptionsRoom } from './options-room';
import type { PollVoteProps } from './poll-vote';

/** The poll of a post, loaded after the first post is painted; a placeholder keeps its space. */
export const PollVote = /* @__PURE__ */ deferredLazy<PollVoteProps>(
  () => import('./poll-vote').then((module) => module.PollVote),
  ({ poll, own }) => <OptionsRoom of={poll} own={own} />,
);
