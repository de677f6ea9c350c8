import { Search } from 'lucide-react';
import {
  applicantSorts,
  applicationStates,
  jobLimits,
  type ApplicationCounts,
} from '@upround/jobs/contract';
import { textLimits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { useSearchText } from '@upround/shared/routing';
import { Select, TextInput } from '@upround/shared/ui';
import { countAt } from '../data/hiring-cache';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import type { ApplicantAddress } from '../model/use-applicant-address';

const PAUSE = 250;
const sortLabel = { newest: 'newest', oldest: 'oldest', stars: 'byStars', name: 'byName' } as const;

interface ApplicantFiltersProps {
  address: ApplicantAddress;
  counts: ApplicationCounts | undefined;
}

/** Filters by stage, stars and words, and the order; all of them are in the address. */
export function ApplicantFilters({ address, counts }: ApplicantFiltersProps) {
  const t = useHiringText();
  const format = useFormat();
  const { isBlind } = useFaces();
  const words = useSearchText('search', { pause: PAUSE, limit: textLimits.query });
  const { choice, layout, put } = address;
  const orUndefined = (value: string) => (value === '' ? undefined : value);
  return (
    <div
      role="search"
      aria-label={t('applicants.filters')}
      className="flex flex-wrap items-center gap-2"
    >
      {/* A search by name would reveal who the applicant is. */}
      {!isBlind && (
        <TextInput
          type="search"
          icon={Search}
          aria-label={t('applicants.search')}
          placeholder={t('applicants.searchHint')}
          className="max-w-60 grow basis-52"
          value={words.text}
          onChange={(event) => words.write(event.target.value)}
        />
      )}
      <Select
        quiet
        aria-label={t('applicants.stars')}
        value={choice.stars ?? ''}
        onChange={(event) => put({ stars: orUndefined(event.target.value) })}
      >
        <option value="">{t('applicants.starsAny')}</option>
        {Array.from({ length: jobLimits.stars }, (_, index) => (
          <option key={index} value={index + 1}>
            {t('applicants.starsFrom', { count: index + 1 })}
          </option>
        ))}
      </Select>
      <Select
        quiet
        aria-label={t('applicants.sort')}
        value={choice.sort}
        onChange={({ target: { value } }) => put({ sort: value === 'newest' ? undefined : value })}
      >
        {applicantSorts
          // In the order of the alphabet names would show through.
          .filter((sort) => sort !== 'name' || !isBlind)
          .map((sort) => (
            <option key={sort} value={sort}>
              {t(`applicants.${sortLabel[sort]}`)}
            </option>
          ))}
      </Select>
      {/* Last, so that the others have the same place on the board, which does without it. */}
      {layout === 'table' && (
        <Select
          quiet
          aria-label={t('applicants.stage')}
          value={choice.state ?? ''}
          onChange={(event) => put({ state: orUndefined(event.target.value) })}
        >
          <option value="">{t('applicants.stageAny')}</option>
          {applicationStates.map((state) => (
            <option key={state} value={state}>
              {counts === undefined
                ? t(`state.${state}`)
                : t('applicants.stageWith', {
                    state: t(`state.${state}`),
                    count: format.number(countAt(counts, state)),
                  })}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
