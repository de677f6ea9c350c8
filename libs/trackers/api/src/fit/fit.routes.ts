import { readFitSettings, saveFitSettings } from '@upround/trackers/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { TrackersSettings } from '../trackers-settings';
import { readFit, saveFit } from './fit.store';

/** The calls about what a member's company is and seeks. */
export const fitRoutes = ({ now }: Pick<TrackersSettings, 'now'>): CallImplementation[] => [
  implement(readFitSettings, {
    handle: async (context) => ({
      settings: await readFit(context.db, memberOf(context).userId),
    }),
  }),
  implement(saveFitSettings, {
    handle: async (context, { body: { settings } }) => {
      await saveFit(context.trx, memberOf(context).userId, settings, now());
      return { settings };
    },
  }),
];
