import { reportOutdated } from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { findRecord } from '../record/record.read-model';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { saveReport } from './report.store';

/** Members report that facts are outdated. */
export const reportRoutes = (settings: TrackersSettings): CallImplementation[] => [
  implement(reportOutdated, {
    handle: async (context, { params, body: { note } }) => {
      const { userId } = memberOf(context);
      const { trx } = context;
      const { angels } = await accessOf(settings, trx, userId);
      const record = await findRecord(trx, { viewer: userId, angels }, params.id);
      if (record === undefined) throw new AppError(coreErrors.NOT_FOUND);
      await saveReport(trx, { userId, recordId: record.id, note, now: settings.now() });
      return { reported: true };
    },
  }),
];
