import { CreditCard, PenLine, UserPlus, Zap } from 'lucide-react';
import {
  ACTIVATION_DAYS,
  ACTIVE_DAYS,
  FIRST_POST_DAYS,
  incentiveKinds,
  type IncentiveKind,
  type IncentiveRules,
} from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { classes, ICON_STROKE, useIsPhone, type Icon } from '@upround/shared/ui';
import { Part } from '../components/part';
import { useAmbassadorIncentivesText } from './messages/catalogue';

const columns = ['points', 'day', 'season', 'refund'] as const;

/** One row of the table, in words. */
interface ShownRule extends Record<(typeof columns)[number], string> {
  kind: IncentiveKind;
  title: string;
  about: string;
  brings: boolean;
}

/** What each kind needs, in words. */
function useAboutText(): (kind: IncentiveKind) => string {
  const t = useAmbassadorIncentivesText();
  return (kind) => {
    switch (kind) {
      case 'REFERRAL_FIRST_POST':
        return t('points.about.REFERRAL_FIRST_POST', { days: FIRST_POST_DAYS });
      case 'REFERRAL_ACTIVE':
        return t('points.about.REFERRAL_ACTIVE', { active: ACTIVE_DAYS, days: ACTIVATION_DAYS });
      default:
        return t(`points.about.${kind}`);
    }
  };
}

function useShownRules({ awards }: IncentiveRules): ShownRule[] {
  const t = useAmbassadorIncentivesText();
  const format = useFormat();
  const aboutText = useAboutText();
  const cap = (most: number | null) =>
    most === null ? t('points.noCap') : t('points.people', { count: most });
  return incentiveKinds.map((kind) => {
    const { points, mostADay, mostASeason, isReversedByRefund } = awards[kind];
    const brings = points > 0;
    return {
      kind,
      brings,
      title: t(`points.kind.${kind}`),
      about: aboutText(kind),
      points: brings ? format.number(points) : t('points.nothing'),
      day: cap(mostADay),
      season: cap(mostASeason),
      refund: t(isReversedByRefund ? 'points.removed' : 'points.stay'),
    };
  });
}

const icons: Readonly<Record<IncentiveKind, Icon>> = {
  REFERRAL_JOINED: UserPlus,
  REFERRAL_FIRST_POST: PenLine,
  REFERRAL_ACTIVE: Zap,
  REFERRAL_PAID: CreditCard,
};

function KindIcon({ rule: { kind, brings } }: { rule: ShownRule }) {
  const IconPart = icons[kind];
  return (
    <span
      aria-hidden
      className={classes(
        'flex size-10 shrink-0 items-center justify-center rounded-control',
        brings ? 'bg-accent-subtle text-accent-text' : 'bg-surface-sunken text-muted',
      )}
    >
      <IconPart size={20} strokeWidth={ICON_STROKE} />
    </span>
  );
}

const pointsClasses = (brings: boolean) =>
  brings ? 'font-semibold text-accent-text' : 'text-muted';

/** What brings points: a table, and on phones a card for each row. */
export function IncentivePoints({ rules }: { rules: IncentiveRules }) {
  const t = useAmbassadorIncentivesText();
  const shown = useShownRules(rules);
  const isPhone = useIsPhone();
  return (
    <Part title={t('points.title')}>
      {isPhone ? <RuleCards rules={shown} /> : <RuleTable rules={shown} />}
      <p className="text-small text-muted">{t('points.caps')}</p>
    </Part>
  );
}

function RuleCards({ rules }: { rules: readonly ShownRule[] }) {
  const t = useAmbassadorIncentivesText();
  return (
    <ul className="rounded-surface border bg-surface-raised">
      {rules.map((rule) => (
        <li key={rule.kind} className="flex flex-col gap-2 border-b p-4 last:border-b-0">
          <h3 className="flex items-center justify-between gap-3 font-medium">
            <KindIcon rule={rule} />
            <span className="min-w-0 grow">{rule.title}</span>
            <span className={`figures shrink-0 ${pointsClasses(rule.brings)}`}>
              {rule.points}
              {rule.brings && (
                <span className="text-small font-regular text-muted"> {t('points.unit')}</span>
              )}
            </span>
          </h3>
          <p className="text-small text-muted">{rule.about}</p>
          {rule.brings && (
            <dl className="figures flex flex-col text-small">
              {(['day', 'season', 'refund'] as const).map((column) => (
                <div key={column} className="flex justify-between gap-4">
                  <dt className="text-muted">{t(`points.${column}`)}</dt>
                  <dd>{rule[column]}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

function RuleTable({ rules }: { rules: readonly ShownRule[] }) {
  const t = useAmbassadorIncentivesText();
  return (
    <div className="overflow-hidden rounded-surface border bg-surface-raised">
      <table className="w-full">
        <caption className="sr-only">{t('points.caption')}</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="px-4 py-3 text-left font-medium">
              {t('points.what')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 text-right font-medium">
                {t(`points.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.kind} className="border-t align-top">
              <th scope="row" className="px-4 py-4 text-left font-regular">
                <span className="flex min-w-0 gap-3">
                  <KindIcon rule={rule} />
                  <span className="min-w-0">
                    <span className="block font-medium">{rule.title}</span>{' '}
                    <span className="block text-small text-muted">{rule.about}</span>
                  </span>
                </span>
              </th>
              {(rule.brings ? columns : columns.slice(0, 1)).map((column) => (
                <td
                  key={column}
                  className={classes(
                    'figures px-4 py-4 text-right',
                    column !== 'refund' && 'whitespace-nowrap',
                    column === 'points' && pointsClasses(rule.brings),
                  )}
                >
                  {rule[column]}
                </td>
              ))}
              {/* Without points there's nothing to limit or take back. */}
              {!rule.brings && <td colSpan={columns.length - 1} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
