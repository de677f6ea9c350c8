import type { ListedCompetition } from '@upround/competitions/contract';

type ActionState = Pick<ListedCompetition, 'phase' | 'isJoined' | 'hasSubmitted' | 'canVote'>;

/** Whether the member's entry can still be submitted and isn't. */
export const hasUnsubmittedEntry = ({ phase, isJoined, hasSubmitted }: ActionState): boolean =>
  phase === 'OPEN' && isJoined && !hasSubmitted;

const rankOf = (card: ActionState) => (hasUnsubmittedEntry(card) ? 0 : card.canVote ? 1 : 2);

/** Sorts a page of competitions: entries to submit first, then votes, then the rest in the API's order. */
export const actionFirst = <Card extends ActionState>(cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => rankOf(one) - rankOf(other));
