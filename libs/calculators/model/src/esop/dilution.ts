import { amount, Exact, partialShare, positive, toNumber } from '../numbers';
import { InputError } from '../input-error';

/** A later round: the share that it takes, or its money. A pool that is added takes its share besides. */
export type DilutingRound = ({ dilution: number } | { preMoney: number; investment: number }) & {
  /** Share of the company after the round that is added to the pool; 0 by default. */
  addedPool?: number;
};

export interface DilutionInput {
  /** What is owned, in shares of a fully diluted total. */
  shares: number;
  fullyDiluted: number;
  rounds: readonly DilutingRound[];
}

export interface DilutionStep {
  /** What the round and its pool take together. */
  taken: number;
  /** What is owned after it. */
  ownership: number;
  fullyDiluted: number;
}

export interface DilutionResult {
  initial: number;
  ownership: number;
  /** What is left of the initial ownership. */
  retention: number;
  steps: DilutionStep[];
}

/**
 * Dilution over rounds: ownership × Π(1 − share that a round takes, with the pool it adds).
 * @throws InputError if more is owned than there is, and if a round takes all
 */
export function dilution(input: DilutionInput): DilutionResult {
  const shares = amount('shares', input.shares);
  const fullyDiluted = positive('fullyDiluted', input.fullyDiluted);
  if (shares.gt(fullyDiluted)) throw new InputError('shares', 'TOO_LARGE');
  const initial = shares.div(fullyDiluted);
  let retention = new Exact(1);
  const steps = input.rounds.map((round, place): DilutionStep => {
    const field = `rounds.${place}`;
    const taken = soldShare(round, field).plus(
      partialShare(`${field}.addedPool`, round.addedPool ?? 0),
    );
    if (taken.gte(1)) throw new InputError(`${field}.addedPool`, 'NOTHING_LEFT');
    retention = retention.times(new Exact(1).minus(taken));
    return {
      taken: toNumber(taken),
      ownership: toNumber(initial.times(retention)),
      fullyDiluted: toNumber(fullyDiluted.div(retention)),
    };
  });
  return {
    initial: toNumber(initial),
    ownership: toNumber(initial.times(retention)),
    retention: toNumber(retention),
    steps,
  };
}

function soldShare(round: DilutingRound, field: string): Exact {
  if ('dilution' in round) return partialShare(`${field}.dilution`, round.dilution);
  const investment = amount(`${field}.investment`, round.investment);
  return investment.div(investment.plus(positive(`${field}.preMoney`, round.preMoney)));
}
