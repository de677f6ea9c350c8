import {
  competitionPhases,
  type Competition,
  type CompetitionCard,
  type CompetitionPhase,
} from '@upround/competitions/contract';

/** What happens at a moment of a competition. */
export type Step = 'opens' | 'closes' | 'judging' | 'result';

export interface Moment {
  step: Step;
  /** ISO 8601. */
  at: string;
  isPast: boolean;
}

/** The phase that begins with each step. */
const phaseOfStep: Readonly<Record<Step, CompetitionPhase>> = {
  opens: 'OPEN',
  closes: 'CLOSED',
  judging: 'JUDGING',
  result: 'RESULT',
};

type Moments = Pick<
  CompetitionCard,
  'phase' | 'opensAt' | 'closesAt' | 'judgingAt' | 'resultAt' | 'publishedAt'
>;

/** The four moments in their order. The server says which are past; the reader's clock may be wrong. */
export function momentsOf(competition: Moments): readonly Moment[] {
  const reached = competitionPhases.indexOf(competition.phase);
  const isPast = (step: Step) => competitionPhases.indexOf(phaseOfStep[step]) <= reached;
  const { opensAt, closesAt, judgingAt, resultAt, publishedAt } = competition;
  const moments = { opens: opensAt, closes: closesAt, judging: judgingAt } as const;
  return [
    ...(['opens', 'closes', 'judging'] as const).map((step) => ({
      step,
      at: moments[step],
      isPast: isPast(step),
    })),
    { step: 'result', at: publishedAt ?? resultAt, isPast: isPast('result') },
  ];
}

/** The next moment; undefined once the result is out. */
export const nextMomentOf = (competition: Moments): Moment | undefined =>
  momentsOf(competition).find(({ isPast }) => !isPast);

/**
 * How far the server's clock is ahead of this device's, in milliseconds.
 *
 * @param readAt when the answer arrived, on this device's clock
 */
export const clockOffset = ({ serverTime }: Pick<Competition, 'serverTime'>, readAt: number) =>
  Date.parse(serverTime) - readAt;
