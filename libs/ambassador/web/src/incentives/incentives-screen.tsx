import { useState } from 'react';
import { rulesAt } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { ButtonLink } from '@upround/shared/ui';
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
          <div className="flex flex-col items-start gap-4">
            <p className="max-w-measure text-muted">{t('lead')}</p>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
              <ButtonLink href={links.ambassadors()}>{t('programme')}</ButtonLink>
              <ButtonLink href={links.leaderboard()}>{t('leaderboard')}</ButtonLink>
              {rules !== null && (
                <span className="figures text-small text-muted medium:ml-2">
                  {t('version', {
                    version: String(rules.version),
                    date: format.date(indianDay(rules.from)),
                  })}
                </span>
              )}
            </div>
          </div>
          {rules === null ? (
            <p>{t('none')}</p>
          ) : (
            <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 wide:grid-cols-[minmax(0,1fr)_22rem]">
              <IncentivePoints rules={rules} />
              <div className="wide:sticky wide:top-6 wide:row-span-2">
                <IncentiveRewards rewards={rules.rewards} />
              </div>
              <IncentiveRulesText />
            </div>
          )}
        </div>
      </Page>
    </>
  );
}
