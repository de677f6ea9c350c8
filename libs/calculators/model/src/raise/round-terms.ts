import { InputError } from '../input-error';
import { amount, Exact, partialShare, positive, sum, whole } from '../numbers';
import { accruedOf } from './note';
import type { PricedRoundInput } from './priced-round.types';
import { applyMfn } from './safe';

/** A SAFE or a note, checked. */
export interface Convertible {
  group: 'safe' | 'note';
  type: 'postMoney' | 'preMoney' | 'note';
  name: string | null;
  amount: Exact;
  cap: Exact | null;
  /** 1 − discount */
  kept: Exact;
}

/** The input of a round, checked. */
export interface RoundTerms {
  /** Issued shares and options, without the pool. */
  issued: Exact;
  unissuedPool: Exact;
  preMoney: Exact;
  investments: Exact[];
  newMoney: Exact;
  poolShare: Exact;
  convertibles: Convertible[];
}

export function readTerms(input: PricedRoundInput): RoundTerms {
  const shares = input.holders.map((holder, place) =>
    amount(`holders.${place}.shares`, holder.shares),
  );
  const issued = sum([...shares, amount('options', input.options ?? 0)]);
  if (issued.isZero()) throw new InputError('holders', 'EMPTY');
  if (input.rounding === 'lawyers') {
    input.holders.forEach((holder, place) => whole(`holders.${place}.shares`, holder.shares));
    whole('options', input.options ?? 0);
    whole('unissuedPool', input.unissuedPool ?? 0);
  }
  const investments = input.investments.map((investment, place) =>
    positive(`investments.${place}.amount`, investment.amount),
  );
  const safes = applyMfn(input.safes ?? []).map((safe, place): Convertible => {
    const field = `safes.${place}`;
    return {
      group: 'safe',
      type: safe.type,
      name: safe.name ?? null,
      amount: positive(`${field}.amount`, safe.amount),
      cap: safe.cap === undefined ? null : positive(`${field}.cap`, safe.cap),
      kept: new Exact(1).minus(partialShare(`${field}.discount`, safe.discount ?? 0)),
    };
  });
  const notes = (input.notes ?? []).map((note, place): Convertible => {
    const field = `notes.${place}`;
    return {
      group: 'note',
      type: 'note',
      name: note.name ?? null,
      amount: accruedOf(note, `${field}.`),
      cap: note.cap === undefined ? null : positive(`${field}.cap`, note.cap),
      kept: new Exact(1).minus(partialShare(`${field}.discount`, note.discount ?? 0)),
    };
  });
  return {
    issued,
    unissuedPool: amount('unissuedPool', input.unissuedPool ?? 0),
    preMoney: positive('preMoney', input.preMoney),
    investments,
    newMoney: sum(investments),
    poolShare: partialShare('poolShare', input.poolShare ?? 0),
    convertibles: [...safes, ...notes],
  };
}
