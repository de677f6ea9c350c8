import { seededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { mist, street, windowLight } from './photo-places';
import { bench, cells, produce } from './photo-things';

const scenes = { street, window: windowLight, produce, mist, bench, cells } as const;

/** A picture that looks taken rather than drawn: soft light, depth and shadows, without a line or a letter. */
export const drawPhoto = ({ scene, seed }: DrawingOf<'photo'>): string =>
  scenes[scene](seededRandom(`photo ${scene} ${seed}`));
