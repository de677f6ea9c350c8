import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, ButtonLink } from '@upround/shared/ui';
import { NetworkDrawing } from '../components/network-drawing';
import { useSeasonText } from '../components/use-season-text';
import { indianDay } from '../model/indian-day';
import type { FirstPage } from './board-head';
import { useAmbassadorLeaderboardText } from './messages/catalogue';

/** What the board is, and the ways to its rules and the programme. */
export function BoardAside({ first }: { first: FirstPage | undefined }) {
  const t = useAmbassadorLeaderboardText();
  const format = useFormat();
  const seasonText = useSeasonText();
  const season = first?.season ?? null;
  return (
    <aside aria-label={t('aside')} className="flex flex-col gap-4 wide:sticky wide:top-6">
      <AsidePart
        title={
          first === undefined ? t('aside') : season === null ? t('allTime') : seasonText(season.id)
        }
      >
        <NetworkDrawing className="mx-auto max-w-60" />
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
    </aside>
  );
}
