import type { BoardRow } from '@upround/ambassador/contract';
import { rulesAt } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, Link, Skeleton } from '@upround/shared/ui';
import { BoardPerson } from '../components/board-person';
import { PanelPart } from '../components/part';
import { useAmbassadorProgrammeText } from './messages/catalogue';

const ROWS = [0, 1, 2, 3, 4] as const;

/** The first places of this season. */
export function LeadersPart({ leaders }: { leaders: readonly BoardRow[] | undefined }) {
  const t = useAmbassadorProgrammeText();
  const format = useFormat();
  return (
    <AsidePart title={t('leaders.title')}>
      {leaders === undefined ? (
        <div aria-hidden className="flex flex-col gap-3">
          {ROWS.map((row) => (
            <span key={row} className="flex h-11 items-center gap-3">
              <Skeleton shape="circle" className="size-10" />
              <Skeleton className="h-4 w-2/3" />
            </span>
          ))}
        </div>
      ) : leaders.length === 0 ? (
        <p className="text-small text-muted">{t('leaders.none')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {leaders.map((row) => (
            <li
              key={row.id}
              className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2"
            >
              <span className="figures w-4 text-small font-semibold text-muted">{row.rank}</span>
              <BoardPerson row={row} hasHeadline={false} />
              <span className="figures text-small font-medium">
                {format.number(row.points)}
                <span className="sr-only"> {t('leaders.unit')}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Link href={links.leaderboard()} className="self-start text-small">
        {t('leaders.all')}
      </Link>
    </AsidePart>
  );
}

const shown = [
  ['active', 'REFERRAL_ACTIVE'],
  ['post', 'REFERRAL_FIRST_POST'],
  ['paid', 'REFERRAL_PAID'],
  ['joined', 'REFERRAL_JOINED'],
] as const;

/** What brings points, in a few lines. */
export function RulesPart() {
  const t = useAmbassadorProgrammeText();
  const rules = rulesAt(new Date());
  if (rules === null) return null;
  return (
    <PanelPart title={t('rules.title')}>
      <dl className="flex flex-col divide-y">
        {shown.map(([key, kind]) => {
          const { points } = rules.awards[kind];
          return (
            <div key={key} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
              <dt>{t(`rules.${key}`)}</dt>
              <dd className={points === 0 ? 'text-muted' : 'figures font-semibold'}>
                {points === 0 ? t('rules.nothing') : t('rules.value', { points: String(points) })}
              </dd>
            </div>
          );
        })}
      </dl>
      <Link href={links.incentives()} className="self-start text-small">
        {t('rules.all')}
      </Link>
    </PanelPart>
  );
}
