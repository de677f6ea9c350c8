import {
  MOST_BY_CODE_AN_HOUR,
  MOST_BY_NETWORK_A_DAY,
  REFERRAL_CODE_DAYS,
  REFERRED_ACCOUNT_DAYS,
} from '@upround/ambassador/model';
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
    <div className="grid gap-6 medium:grid-cols-2">
      {rules.map(([title, text]) => (
        <section key={title} className="flex min-w-0 flex-col gap-1">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </section>
      ))}
    </div>
  );
}
