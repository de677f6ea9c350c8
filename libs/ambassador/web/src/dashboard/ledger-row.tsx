import type { LedgerLine } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { Badge, Button, classes, Time, type BadgeTone } from '@upround/shared/ui';
import { useAmbassadorDashboardText } from './messages/catalogue';

interface LedgerRowProps {
  line: LedgerLine;
  onAppeal: () => void;
}

/** Why a line is there, in words. */
function useLineText(): (line: LedgerLine) => string {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  return ({ kind, reason, referral }) => {
    const number = format.number(referral);
    if (reason === 'AWARD' || reason === 'REJECTED') {
      return t(`ledger.${reason}.${kind}`, { number });
    }
    return t(`ledger.${reason}`, { number });
  };
}

/** One line of the ledger. */
export function LedgerRow({ line, onAppeal }: LedgerRowProps) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  const lineText = useLineText();
  const { points, at, ruleVersion, isHeld, appeal } = line;
  const isRemoved = points < 0;
  const size = format.number(Math.abs(points));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b p-4 last:border-b-0">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="font-medium">{lineText(line)}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <Time value={at} form="date" />
          <span>{t('ledger.rules', { version: String(ruleVersion) })}</span>
        </p>
      </div>
      <p
        className={classes(
          'figures text-title font-semibold',
          isHeld ? 'text-muted' : isRemoved ? 'text-danger-text' : 'text-success-text',
        )}
      >
        <span aria-hidden>
          {t(isRemoved ? 'ledger.removed' : 'ledger.added', { points: size })}
        </span>
        <span className="sr-only">{t('ledger.unit', { points })}</span>
      </p>
      {(isHeld || appeal !== 'NONE' || isRemoved) && (
        <div className="col-span-full flex flex-wrap items-center gap-2">
          {isHeld && (
            <>
              <Badge tone="warning">{t('ledger.held')}</Badge>
              <span className="text-small text-muted">{t('ledger.heldHint')}</span>
            </>
          )}
          {appeal !== 'NONE' && <AppealState state={appeal} />}
          {isRemoved && appeal === 'NONE' && (
            <Button
              size="small"
              aria-label={t('appeal.openName', { points: -points, date: format.date(at) })}
              onClick={onAppeal}
            >
              {t('appeal.open')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const tones = { OPEN: 'info', ACCEPTED: 'success', DECLINED: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>;

function AppealState({ state }: { state: keyof typeof tones }) {
  const t = useAmbassadorDashboardText();
  return <Badge tone={tones[state]}>{t(`appeal.${state}`)}</Badge>;
}
