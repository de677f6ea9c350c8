import { useState } from 'react';
import { rulesAt } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { Badge, ButtonLink } from '@upround/shared/ui';
import { Bar } from '../components/bar';
import { indianDay } from '../model/indian-day';
import { IncentivePoints } from './incentive-points';
import { IncentiveRewards } from './incentive-rewards';
import { IncentiveRulesText } from './incentive-rules-text';
import { useAmbassadorIncentivesText } from './messages/catalogue';

/** `/ambassador/incentives`: the rules in force. */
export function IncentivesScreen() {
  const t = useAmbassadorIncentivesText();
  const format = useFormat();
  const [rules] = useState(() => rulesAt(new Date()));
  return (
    <>
      <Bar back={links.ambassadors()}>{t('bar')}</Bar>
      <Page
        pattern={routes.incentives}
        title={t('title')}
        heading={
          <span className="block px-4 pt-6 text-display medium:px-6 medium:pt-8">{t('title')}</span>
        }
      >
        <div className="flex flex-col gap-8 px-4 pt-1 pb-10 medium:px-6">
          <div className="flex flex-col items-start gap-3">
            <p className="max-w-measure text-muted">{t('lead')}</p>
            {rules !== null && (
              <Badge>
                {t('version', {
                  version: String(rules.version),
                  date: format.date(indianDay(rules.from)),
                })}
              </Badge>
            )}
          </div>
          {rules === null ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1fr_22rem] wide:gap-8">
                <IncentivePoints rules={rules} />
                <IncentiveRewards rewards={rules.rewards} />
              </div>
              <IncentiveRulesText />
            </>
          )}
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={links.ambassadors()}>{t('programme')}</ButtonLink>
            <ButtonLink href={links.leaderboard()}>{t('leaderboard')}</ButtonLink>
          </div>
        </div>
      </Page>
    </>
  );
}
