import {
  ACTIVATION_DAYS,
  ACTIVE_DAYS,
  FIRST_POST_DAYS,
  incentiveKinds,
  type IncentiveKind,
  type IncentiveRules,
} from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { useIsPhone } from '@upround/shared/ui';
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
  const cap = (most: number | null) => (most === null ? t('points.noCap') : format.number(most));
  return incentiveKinds.map((kind) => {
    const { points, mostADay, mostASeason, isReversedByRefund } = awards[kind];
    const brings = points > 0;
    const ifBrings = (text: string) => (brings ? text : t('points.dash'));
    return {
      kind,
      brings,
      title: t(`points.kind.${kind}`),
      about: aboutText(kind),
      points: brings ? format.number(points) : t('points.nothing'),
      day: ifBrings(cap(mostADay)),
      season: ifBrings(cap(mostASeason)),
      refund: ifBrings(t(isReversedByRefund ? 'points.removed' : 'points.stay')),
    };
  });
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
          <h3 className="flex items-baseline justify-between gap-4 font-medium">
            {rule.title}
            <span className={`figures shrink-0 ${pointsClasses(rule.brings)}`}>
              {rule.points}
              <span className="sr-only"> {t('points.points')}</span>
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
                <span className="block font-medium">{rule.title}</span>
                <span className="block text-small text-muted">{rule.about}</span>
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  className={`figures px-4 py-4 text-right ${column === 'points' ? pointsClasses(rule.brings) : ''}`}
                >
                  {rule[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
