import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState, FilterWay, FilterWaySkeletons } from '@upround/shared/ui';
import { facetsQuery } from '../../data/mentor-queries';
import { useActiveFilters, type ActiveFilter } from '../filters/use-active-filters';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import { useMentorWaysOut } from './use-mentor-ways-out';

/** An empty directory: no mentors at all, or none that match. Says which filter to remove, and leads to the guided choice. */
export function NoMentors({ directory }: { directory: Directory }) {
  const t = useDirectoryText();
  const active = useActiveFilters(directory.filters);
  if (active.length > 0) return <NoneFits directory={directory} active={active} />;
  return (
    <EmptyState
      title={t('none.all')}
      action={<ButtonLink href={links.offerMentoring()}>{t('none.offer')}</ButtonLink>}
    >
      {t('none.allHint')}
    </EmptyState>
  );
}

interface NoneFitsProps {
  directory: Directory;
  active: readonly ActiveFilter[];
}

function NoneFits({ directory, active }: NoneFitsProps) {
  const t = useDirectoryText();
  const id = useId();
  const { isPending, kind, ways } = useMentorWaysOut(directory.filters, active);
  const labels = active.flatMap(({ values }) => values.map(({ label }) => label));
  return (
    <section aria-labelledby={id} className="flex max-w-form flex-col gap-2 px-4 py-10">
      <h2 id={id} className="text-body font-semibold wrap-anywhere">
        {labels.length === 1 ? t('none.one', { filter: labels[0] ?? '' }) : t('none.several')}
      </h2>
      {isPending ? (
        <FilterWaySkeletons label={t('none.counting')} count={active.length} />
      ) : (
        <>
          {active.length > 1 && (
            <p className="text-small text-muted">
              {t(`none.hint.${ways.length === 0 ? 'clear' : kind}`)}
            </p>
          )}
          <ul className="mt-2 divide-y border-y">
            {ways.map(({ field, label, filters, total }) => (
              <li key={field}>
                <FilterWay
                  href={directory.hrefWith(filters)}
                  count={total === undefined ? undefined : t('list.count', { count: total })}
                  isEmpty={total === 0}
                >
                  {t(`none.${kind}`, { filter: label })}
                </FilterWay>
              </li>
            ))}
            {active.length > 1 && (
              <li>
                <AllMentors directory={directory} />
              </li>
            )}
          </ul>
        </>
      )}
      <p className="mt-4 text-small text-muted">{t('none.funnelHint')}</p>
      <ButtonLink href={links.mentorFunnel()} className="self-start">
        {t('none.funnel')}
      </ButtonLink>
    </section>
  );
}

function AllMentors({ directory }: { directory: Directory }) {
  const t = useDirectoryText();
  const { data } = useQuery(facetsQuery({}));
  return (
    <FilterWay
      href={directory.hrefWith({})}
      count={data && t('list.count', { count: data.total })}
      isEmpty={data?.total === 0}
    >
      {t('none.clear')}
    </FilterWay>
  );
}
