import { Hourglass } from 'lucide-react';
import type { OwnAmbassador } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useAmbassadorDashboardText } from './messages/catalogue';

/** Points of the season and of all time, and those that wait for a review. */
export function PointsPart({ own: { points, seasonPoints, heldPoints } }: { own: OwnAmbassador }) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  return (
    <PanelPart title={t('points.title')}>
      <dl className="grid grid-cols-2 gap-4">
        <div className="flex flex-col-reverse">
          <dt className="text-small text-muted">{t('points.season')}</dt>
          <dd className="figures text-display font-semibold text-accent-text">
            {format.number(seasonPoints)}
          </dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-small text-muted">{t('points.all')}</dt>
          <dd className="figures text-display font-semibold">{format.number(points)}</dd>
        </div>
      </dl>
      {heldPoints > 0 && (
        <div className="flex gap-3 rounded-control bg-warning-subtle p-3 text-small">
          <Hourglass
            aria-hidden
            size={18}
            strokeWidth={ICON_STROKE}
            className="mt-0.5 shrink-0 text-warning-text"
          />
          <div className="flex flex-col gap-1">
            <p className="font-medium">{t('points.held', { count: heldPoints })}</p>
            <p>{t('points.heldHint')}</p>
          </div>
        </div>
      )}
      <div className="flex flex-col items-start gap-1.5 text-small">
        <Link href={links.ambassadors({ tab: 'points' })}>{t('points.ledger')}</Link>
        <Link href={links.leaderboard()}>{t('points.board')}</Link>
      </div>
    </PanelPart>
  );
}
