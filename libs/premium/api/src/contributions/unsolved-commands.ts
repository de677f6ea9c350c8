import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { auditOperator, isSwitchedOff } from '@upround/shared/server-kit';
import { countUnsolved, listUnsolved, solve } from '../payment/provider-event.store';
import { solveRefund } from '../payment/refund.task';
import { inSale } from '../payment/unit-of-work';
import { transactionsOf } from '../payment/webhook-route';
import type { PremiumSettings } from '../premium-settings';

const state = (settings: PremiumSettings): OperatorCommand => ({
  words: 'payments state',
  usage: 'payments state',
  does: 'shows whether payments are on, and what needs an operator',
  async run({ database }) {
    const isOff = await isSwitchedOff(database.db, 'payments');
    const now = settings.now();
    const lines = (await listUnsolved(database.db, now)).map(
      ({ id, at, type, outcome, paymentId }) =>
        [at.toISOString(), outcome, type, id, paymentId ?? ''].join('  ').trimEnd(),
    );
    const count = await countUnsolved(database.db, now);
    return [
      isOff ? 'Payments are off.' : 'Payments are on.',
      count === 0 ? 'Nothing needs an operator.' : `${count} to look at:`,
      ...lines,
    ].join('\n');
  },
});

const solved = (settings: PremiumSettings): OperatorCommand => ({
  words: 'payments solved',
  usage: 'payments solved REPORT_OR_REFUND',
  does: 'marks a report of the payment provider as dealt with, or a refund as returned by other means',
  async run(parts, [which = '']) {
    const outcome = await inSale(transactionsOf(parts), settings.now(), async (context) => {
      const { trx } = context;
      const isReport = await solve(trx, which);
      if (!isReport && !(await solveRefund(settings, context, which))) return null;
      await auditOperator(trx, {
        action: 'payments.solved',
        referenceType: 'PLAN',
        referenceId: which,
      });
      return isReport ? 'Marked as dealt with.' : 'Marked as returned.';
    });
    if (outcome === null) {
      throw new CommandError('There’s no such report or refund. See `payments state`.');
    }
    return outcome;
  },
});

/** What an operator does with what we can't mend. */
export const unsolvedCommands = (settings: PremiumSettings): readonly OperatorCommand[] => [
  state(settings),
  solved(settings),
];
