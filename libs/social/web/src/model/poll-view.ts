/** A poll as a feature hands it over. */
export interface PollView {
  options: readonly { id: string; text: string; votes: number }[];
  multiple: boolean;
  /** ISO 8601. */
  endsAt: string;
  closed: boolean;
  voters: number;
  /** The reader's own vote, option ids. */
  selection: readonly string[];
}

/** A vote of this visit, and the counts that it was answered with. */
export interface CastVote {
  selection: readonly string[];
  /** From the API, in the poll's order; undefined while the vote is under way. */
  counts: { votes: ReadonlyMap<string, number>; voters: number } | undefined;
}

export function isOver(poll: PollView, now: number): boolean {
  return poll.closed || Date.parse(poll.endsAt) <= now;
}

/** The poll with the reader's vote in it, whether or not the API has answered yet. */
export function withVote(poll: PollView, vote: CastVote | undefined): PollView {
  if (vote === undefined || poll.selection.length > 0) return poll;
  const { counts, selection } = vote;
  return {
    ...poll,
    selection,
    voters: counts?.voters ?? poll.voters + 1,
    options: poll.options.map((option) => ({
      ...option,
      votes: counts?.votes.get(option.id) ?? option.votes + (selection.includes(option.id) ? 1 : 0),
    })),
  };
}
