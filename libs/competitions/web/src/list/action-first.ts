import type { ListedCompetition } from '@upround/competitions/contract';

type Asked = Pick<ListedCompetition, 'phase' | 'isJoined' | 'hasSubmitted' | 'canVote'>;

/** Whether the member's entry can still be submitted and isn't. */
export const isToFinish = ({ phase, isJoined, hasSubmitted }: Asked): boolean =>
  phase === 'OPEN' && isJoined && !hasSubmitted;

const rankOf = (card: Asked) => (isToFinish(card) ? 0 : card.canVote ? 1 : 2);

/** The competitions of a page with those first that wait for the member: entries to submit, then votes. */
export const actionFirst = <Card extends Asked>(cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => rankOf(one) - rankOf(other));
