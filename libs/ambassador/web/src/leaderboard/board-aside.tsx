import { rulesAt } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, ButtonLink } from '@upround/shared/ui';
import { useSeasonText } from '../components/use-season-text';
import { useAmbassadorIncentivesText } from '../incentives/messages/catalogue';
import { RewardList } from '../incentives/reward-list';
import { indianDay } from '../model/indian-day';
import type { FirstPage } from './board-head';
import { useAmbassadorLeaderboardText } from './messages/catalogue';

/** What the board is, the ways to its rules and the programme, and what points bring. */
export function BoardAside({ first }: { first: FirstPage | undefined }) {
  const t = useAmbassadorLeaderboardText();
  const format = useFormat();
  const seasonText = useSeasonText();
  const tIncentives = useAmbassadorIncentivesText();
  const rules = rulesAt(new Date());
  const season = first?.season ?? null;
  return (
    <aside aria-label={t('aside')} className="flex flex-col gap-4 wide:sticky wide:top-6">
      <AsidePart
        title={
          first === undefined ? t('aside') : season === null ? t('allTime') : seasonText(season.id)
        }
      >
        <p className="text-small text-muted">{t('lead')}</p>
        <p className="min-h-5 text-small text-muted">
          {season !== null &&
            t('until', { date: format.date(indianDay(new Date(Date.parse(season.to) - 1))) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={links.incentives()} size="small">
            {t('rules')}
          </ButtonLink>
          <ButtonLink href={links.ambassadors()} size="small">
            {t('programme')}
          </ButtonLink>
        </div>
      </AsidePart>
      {rules !== null && (
        <AsidePart title={tIncentives('rewards.title')}>
          <RewardList rewards={rules.rewards} className="-my-2 flex flex-col" />
          <p className="text-small text-muted">{tIncentives('rewards.hint')}</p>
        </AsidePart>
      )}
    </aside>
  );
}
