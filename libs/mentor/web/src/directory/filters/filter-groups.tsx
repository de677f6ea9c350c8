import { useQuery } from '@tanstack/react-query';
import {
  matchBudgets,
  mentorNeeds,
  mentorStages,
  mentorTimes,
  type MentorFilters,
} from '@upround/mentor/contract';
import { useBudgetText } from '../../components/use-budget-text';
import { useLanguageName } from '../../components/use-language-name';
import { facetsQuery } from '../../data/mentor-queries';
import { useMentorText } from '../../messages/catalogue';
import { useDirectoryText } from '../messages/catalogue';
import { toggled, withFilters } from '../model/directory-filters';
import type { Directory } from '../use-directory';
import { FilterGroup } from './filter-group';

/** Languages that are shown before “Show more”. */
const LANGUAGES = 6;

/** How many mentors a value leaves: none where the counts don't have it, undefined until they are there. */
const countOf = <Value,>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
) => counts && (counts.find((entry) => entry.value === value)?.count ?? 0);

/** Everything by which the directory is filtered. Each choice has an address, with how many mentors it would leave. */
export function FilterGroups({ directory }: { directory: Directory }) {
  const t = useDirectoryText();
  const tMentor = useMentorText();
  const languageName = useLanguageName();
  const budgetText = useBudgetText();
  const { filters } = directory;
  const { data } = useQuery(facetsQuery(filters));
  const counts = data?.counts;
  const hrefTo = (changes: Parameters<typeof withFilters>[1]) =>
    directory.hrefWith(withFilters(filters, changes));
  const any = (field: 'maxPrice' | 'when', label: string) => ({
    key: 'any',
    label,
    href: hrefTo({ [field]: undefined }),
    isChosen: filters[field] === undefined,
  });
  return (
    <div className="flex flex-col gap-6">
      <FilterGroup
        title={t('filters.need')}
        values={mentorNeeds.map((need) => ({
          key: need,
          label: tMentor(`need.${need}`),
          href: hrefTo({ need: toggled(filters.need, need) }),
          isChosen: filters.need?.includes(need) === true,
          count: countOf(counts?.need, need),
        }))}
      />
      <FilterGroup
        title={t('filters.stage')}
        values={mentorStages.map((stage) => ({
          key: stage,
          label: tMentor(`stage.${stage}`),
          href: hrefTo({ stage: toggled(filters.stage, stage) }),
          isChosen: filters.stage?.includes(stage) === true,
          count: countOf(counts?.stage, stage),
        }))}
      />
      <FilterGroup
        isOneOf
        title={t('filters.maxPrice')}
        values={[
          any('maxPrice', t('filters.anyPrice')),
          ...matchBudgets.map((budget) => ({
            key: String(budget),
            label: budgetText(budget),
            href: hrefTo({ maxPrice: budget }),
            isChosen: filters.maxPrice === budget,
            count: countOf(counts?.budget, budget),
          })),
        ]}
      />
      <FilterGroup
        isOneOf
        title={t('filters.when')}
        values={[
          any('when', t('filters.anyTime')),
          ...mentorTimes.map((when) => ({
            key: when,
            label: tMentor(`time.${when}`),
            href: hrefTo({ when }),
            isChosen: filters.when === when,
            count: countOf(counts?.when, when),
          })),
        ]}
      />
      <FilterGroup
        title={t('filters.language')}
        few={LANGUAGES}
        values={languagesOf(filters, counts?.language ?? []).map((language) => ({
          key: language,
          label: languageName(language),
          href: hrefTo({ language: toggled(filters.language, language) }),
          isChosen: filters.language?.includes(language) === true,
          count: countOf(counts?.language, language),
        }))}
      />
    </div>
  );
}

/** The languages that mentors speak, the most common first, and those that are chosen. */
function languagesOf(
  { language: chosen = [] }: MentorFilters,
  counts: readonly { value: string; count: number }[],
): string[] {
  const counted = [...counts].sort((one, other) => other.count - one.count);
  return [...new Set([...counted.map(({ value }) => value), ...chosen])];
}
