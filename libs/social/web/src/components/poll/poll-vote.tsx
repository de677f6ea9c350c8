import { useState } from 'react';
import { isOver, type PollView } from '../../model/poll-view';
import { PollForm } from './poll-form';
import { PollResults } from './poll-results';
import { useVote } from './use-vote';

export interface PollVoteProps {
  /** The id of the post that holds the poll. */
  postId: string;
  poll: PollView;
  /** The author sees results and cannot vote. */
  own: boolean;
}

/** A poll to vote in, or its results: after the vote, after the end, or on request. */
export function PollVote({ postId, poll: given, own }: PollVoteProps) {
  const { poll, vote } = useVote(postId, given);
  const [isPeeking, setPeeking] = useState(false);
  const [now] = useState(Date.now);
  const canVote = !own && poll.selection.length === 0 && !isOver(poll, now);
  if (canVote && !isPeeking) {
    return (
      <PollForm key={postId} poll={poll} onVote={vote} onShowResults={() => setPeeking(true)} />
    );
  }
  return (
    <PollResults
      poll={poll}
      own={own && !isOver(poll, now)}
      onBack={canVote ? () => setPeeking(false) : undefined}
    />
  );
}
