import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, Link } from '@upround/shared/ui';
import { ambassadorQuery } from '../data/ambassador-queries';
import { AmbassadorCardSkeleton, cardClasses } from './ambassador-card-skeleton';
import { useAmbassadorCardText } from './messages/catalogue';

/** Since when a person is an ambassador, and how many active people they brought. */
export function AmbassadorCard({ slug }: { slug: string }) {
  const t = useAmbassadorCardText();
  const format = useFormat();
  const { data, isPending } = useQuery(ambassadorQuery(slug));
  if (isPending) return <AmbassadorCardSkeleton />;
  // They left or hide their name since the profile was read, or it wasn't loaded: the profile is whole without it.
  if (data === undefined) return null;
  const { since, active, season } = data;
  return (
    <AsidePart
      title={t('title')}
      more={
        season === null ? undefined : (
          <span className="figures text-small text-muted">
            {t('place', { rank: format.number(season.rank) })}
          </span>
        )
      }
    >
      <div className={cardClasses}>
        <p className="font-medium">{t('active', { count: active })}</p>
        <p className="text-small text-muted">{t('since', { date: format.month(since) })}</p>
        <Link href={links.ambassador(slug)} className="text-small">
          {t('open')}
        </Link>
      </div>
    </AsidePart>
  );
}
