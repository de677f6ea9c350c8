import { useQuery } from '@tanstack/react-query';
import type { TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { overviewQuery } from '../data/tracker-queries';
import { useTrackerOverviewText } from './messages/catalogue';

const next = links.trackers();

/** For guests: what the trackers are, how much is in them, and the way to an account. */
export function GuestHead() {
  const t = useTrackerOverviewText();
  const { data } = useQuery(overviewQuery());
  return (
    <div className="flex flex-col gap-x-12 gap-y-4 rounded-surface border bg-surface-raised p-4 medium:p-6 wide:flex-row wide:items-center wide:justify-between">
      <div className="flex min-w-0 flex-col items-start gap-4">
        <div>
          {/* The heading of the page, which is hidden, names it for screen readers. */}
          <p className="text-display font-semibold text-balance">{t('guest.title')}</p>
          <p className="mt-1 max-w-measure text-muted">{t('guest.text')}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <ButtonLink href={links.login({ next, view: 'sign-up' })} variant="primary">
            {t('guest.signUp')}
          </ButtonLink>
          <ButtonLink href={links.login({ next })}>{t('guest.logIn')}</ButtonLink>
        </p>
      </div>
      <Figures counts={data?.data} />
    </div>
  );
}

const sumOf = (
  counts: readonly TrackerCount[],
  field: 'count' | 'openCount' | 'contactCount',
): number => counts.reduce((sum, entry) => sum + entry[field], 0);

/** How many records there are, how many are open, and how many have contact details. The space is reserved while they load. */
function Figures({ counts }: { counts: readonly TrackerCount[] | undefined }) {
  const t = useTrackerOverviewText();
  const format = useFormat();
  return (
    <dl className="grid shrink-0 grid-cols-3 gap-4 border-t pt-4 medium:gap-8 wide:border-t-0 wide:pt-0">
      {(['count', 'openCount', 'contactCount'] as const).map((field) => {
        const count = counts && sumOf(counts, field);
        return (
          <div key={field} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{t(`guest.${field}`, { count: count ?? 0 })}</dt>
            <dd className="text-display font-semibold figures">
              {count === undefined ? '\u00a0' : format.number(count)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
