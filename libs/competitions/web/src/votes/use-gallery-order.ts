import { useState } from 'react';
import type { Vote } from '@upround/competitions/contract';
import { useSearchChoice } from '@upround/shared/routing';
import type { GalleryOrder } from '../data/competition-queries';
import { gallerySeed } from './gallery-seed';

/** The orders of the address, the default first. */
export const listOrders = ['votes', 'random', 'submitted'] as const;
export type ListOrder = (typeof listOrders)[number];

const orderOf = { votes: 'VOTES', random: 'RANDOM', submitted: 'SUBMITTED' } as const;

/**
 * How a gallery is ordered: as submitted without a vote, at random while its counts are hidden, and then as the reader
 * chooses.
 */
export function useGalleryOrder(vote: Vote | null) {
  const [seed] = useState(gallerySeed);
  const [chosen, choose] = useSearchChoice('order', listOrders);
  const shown: ListOrder = vote === null ? 'submitted' : vote.areCountsShown ? chosen : 'random';
  const order: GalleryOrder =
    vote === null ? {} : { order: orderOf[shown], ...(shown === 'random' && { seed }) };
  return { order, shown, choose };
}
