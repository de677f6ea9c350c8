import { readViewReport } from '@upround/analytics/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, implement, isAdmin, type CallImplementation } from '@upround/shared/server-kit';
import { readReport } from './report.read-model';

const USUAL_DAYS = 30;

/** What admins read. */
export function reportRoutes(): CallImplementation[] {
  return [
    implement(readViewReport, {
      handle: async (context, { query }) => {
        if (!isAdmin(context.viewer)) throw new AppError(coreErrors.FORBIDDEN);
        return readReport(context.db, Number(query.days ?? USUAL_DAYS));
      },
    }),
  ];
}
