import { lazy, Suspense } from 'react';
import { OptionsRoom } from './options-room';
import type { PollVoteProps } from './poll-vote';

const Lazy = /* @__PURE__ */ lazy(() =>
  import('./poll-vote').then((module) => ({ default: module.PollVote })),
);

/** The poll of a post, loaded with the first one that is shown; its room is held until then. */
export function PollVote(props: PollVoteProps) {
  return (
    <Suspense fallback={<OptionsRoom of={props.poll} own={props.own} />}>
      <Lazy {...props} />
    </Suspense>
  );
}
