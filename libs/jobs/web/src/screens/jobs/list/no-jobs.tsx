import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { useActiveFilters } from '../../../components/use-active-filters';
import { useJobsText } from '../../../messages/catalogue';
import type { Board } from '../use-board';

/** A board without a job: there is none at all, or none that fits; then what can be loosened. */
export function NoJobs({ board }: { board: Board }) {
  const t = useJobsText();
  const active = useActiveFilters(board.filters);
  if (active.length === 0) {
    return (
      <EmptyState
        title={t('list.empty')}
        action={<ButtonLink href={links.postJob()}>{t('list.emptyPost')}</ButtonLink>}
      >
        {t('list.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('list.none')}
      action={
        <ul className="flex flex-wrap gap-2">
          {active.flatMap(({ query, filters }) =>
            filters.map(({ value, label, without }) => (
              <li key={`${query}:${value}`} className="max-w-full">
                <ButtonLink href={board.hrefWith(without)} size="small" className="max-w-full">
                  {t('list.without', { filter: label })}
                </ButtonLink>
              </li>
            )),
          )}
          <li>
            <ButtonLink href={board.hrefWith({})} size="small" variant="quiet">
              {t('list.clear')}
            </ButtonLink>
          </li>
        </ul>
      }
    >
      {t('list.noneHint')}
    </EmptyState>
  );
}
