import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { links } from '@upround/shared/links';
import {
  Anchor,
  ButtonLink,
  classes,
  EmptyState,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { facetsQuery } from '../../data/mentor-queries';
import { useActiveFilters, type ActiveFilter } from '../filters/use-active-filters';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';
import { useWaysOut, type WayOut } from './use-ways-out';

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
  const { isPending, kind, ways } = useWaysOut(directory.filters, active);
  const labels = active.flatMap(({ values }) => values.map(({ label }) => label));
  return (
    <section aria-labelledby={id} className="flex max-w-form flex-col gap-2 px-4 py-10">
      <h2 id={id} className="text-body font-semibold wrap-anywhere">
        {labels.length === 1 ? t('none.one', { filter: labels[0] ?? '' }) : t('none.several')}
      </h2>
      {isPending ? (
        <WaySkeletons count={active.length} />
      ) : (
        <>
          {active.length > 1 && (
            <p className="text-small text-muted">
              {t(`none.hint.${ways.length === 0 ? 'clear' : kind}`)}
            </p>
          )}
          <ul className="mt-2 divide-y border-y">
            {ways.map((way) => (
              <li key={way.field}>
                <Way
                  way={way}
                  words={t(`none.${kind}`, { filter: way.label })}
                  directory={directory}
                />
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

interface WayProps {
  way: Pick<WayOut, 'filters' | 'total'>;
  words: string;
  directory: Directory;
}

/** The directory with other filters, and how many mentors it lists. */
function Way({ way: { filters, total }, words, directory }: WayProps) {
  const t = useDirectoryText();
  return (
    <Anchor
      href={directory.hrefWith(filters)}
      className={classes(
        'flex min-h-11 items-center gap-3 py-2 text-small focus-ring transition-colors hover:bg-surface-hover',
        total === 0 ? 'text-muted' : 'font-medium',
      )}
    >
      <span className="min-w-0 grow wrap-anywhere">{words}</span>{' '}
      {total !== undefined && (
        <span className="shrink-0 font-regular text-muted figures">
          {t('list.count', { count: total })}
        </span>
      )}
    </Anchor>
  );
}

function AllMentors({ directory }: { directory: Directory }) {
  const t = useDirectoryText();
  const { data } = useQuery(facetsQuery({}));
  return (
    <Way way={{ filters: {}, total: data?.total }} words={t('none.clear')} directory={directory} />
  );
}

/** Ways that are being counted, in their shape. */
function WaySkeletons({ count }: { count: number }) {
  const t = useDirectoryText();
  return (
    <SkeletonGroup label={t('none.counting')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex h-11 items-center justify-between">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
