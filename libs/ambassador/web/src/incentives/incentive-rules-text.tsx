import {
  MOST_BY_CODE_AN_HOUR,
  MOST_BY_NETWORK_A_DAY,
  REFERRAL_CODE_DAYS,
  REFERRED_ACCOUNT_DAYS,
} from '@upround/ambassador/model';
import { Part } from '../components/part';
import { useAmbassadorIncentivesText } from './messages/catalogue';

/** The rules that aren't in the tables. */
export function IncentiveRulesText() {
  const t = useAmbassadorIncentivesText();
  const rules = [
    [t('rules.seasons'), t('rules.seasonsText')],
    [t('rules.ties'), t('rules.tiesText')],
    [
      t('rules.referral'),
      t('rules.referralText', { code: REFERRAL_CODE_DAYS, account: REFERRED_ACCOUNT_DAYS }),
    ],
    [
      t('rules.holds'),
      t('rules.holdsText', {
        hour: String(MOST_BY_CODE_AN_HOUR),
        network: String(MOST_BY_NETWORK_A_DAY),
      }),
    ],
    [t('rules.refunds'), t('rules.refundsText')],
    [t('rules.appeal'), t('rules.appealText')],
    [t('rules.changes'), t('rules.changesText')],
  ] as const;
  return (
    <Part title={t('rules.title')}>
      <dl className="flex flex-col divide-y rounded-surface border bg-surface-raised px-4">
        {rules.map(([title, text]) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 py-4 medium:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="max-w-measure text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
