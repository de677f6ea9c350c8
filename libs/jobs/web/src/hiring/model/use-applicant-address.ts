import { startTransition, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  applicantSorts,
  applicationStates,
  jobLimits,
  type ApplicantSort,
} from '@upround/jobs/contract';
import { textLimits } from '@upround/shared/domain';
import type { ApplicantChoice } from '../data/hiring-queries';

/** How the applicants are laid out; the first by default. */
export const applicantLayouts = ['table', 'board'] as const;
export type ApplicantLayout = (typeof applicantLayouts)[number];

type Field = 'state' | 'stars' | 'search' | 'sort' | 'layout' | 'application';

const starsOf = (text: string | null) => {
  const stars = Number(text);
  return Number.isInteger(stars) && stars >= 1 && stars <= jobLimits.stars ? stars : undefined;
};

/** Everything that the address says about a list of applicants. */
export function useApplicantAddress() {
  const [params, setParams] = useSearchParams();
  const layout: ApplicantLayout = params.get('layout') === 'board' ? 'board' : 'table';
  const search = (params.get('search') ?? '').trim().slice(0, textLimits.query);
  const state = applicationStates.find((known) => known === params.get('state'));
  const stars = starsOf(params.get('stars'));
  const sort: ApplicantSort =
    applicantSorts.find((known) => known === params.get('sort')) ?? 'newest';
  // The columns of the board are the states.
  const shownState = layout === 'board' ? undefined : state;
  const choice = useMemo<ApplicantChoice>(
    () => ({ state: shownState, stars, search: search === '' ? undefined : search, sort }),
    [search, shownState, sort, stars],
  );
  const put = useCallback(
    (fields: Partial<Record<Field, string | undefined>>, { replace = true } = {}) =>
      startTransition(() =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            for (const [name, value] of Object.entries(fields)) {
              if (value === undefined) after.delete(name);
              else after.set(name, value);
            }
            return after;
          },
          { replace },
        ),
      ),
    [setParams],
  );
  const isFiltered = shownState !== undefined || stars !== undefined || search !== '';
  return { layout, choice, openId: params.get('application'), isFiltered, put };
}

export type ApplicantAddress = ReturnType<typeof useApplicantAddress>;
