import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import {
  companyStages,
  experienceLevels,
  jobTypes,
  postedWithin,
  workplaces,
  type JobFilters,
} from '@upround/jobs/contract';
import { Button, FilterChoice } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import { facetsQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';
import { toggled, withFilters } from '../model/board-address';
import { cityName } from '../../model/city-name';
import type { Board } from '../use-board';
import { EquityForm } from './equity-form';
import { SalaryForm } from './salary-form';

/** Cities shown before “Show more locations”. */
const CITIES = 6;

type ListField = 'workplace' | 'type' | 'experience' | 'stage' | 'location';

interface ChoicesProps<Value extends string> {
  board: Board;
  field: ListField;
  values: readonly Value[];
  counts: readonly { value: Value; count: number }[] | undefined;
  label: (value: Value) => string;
}

/** The values of a filter of which several may be on. */
function Choices<Value extends string>({
  board,
  field,
  values,
  counts,
  label,
}: ChoicesProps<Value>) {
  const chosen: readonly string[] = board.filters[field] ?? [];
  return values.map((value) => (
    <li key={value}>
      <FilterChoice
        href={board.hrefWith(
          withFilters(board.filters, { [field]: toggled<string>(chosen, value) } as JobFilters),
        )}
        label={label(value)}
        isChosen={chosen.includes(value)}
        count={counts && (counts.find((entry) => entry.value === value)?.count ?? 0)}
      />
    </li>
  ));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="text-small font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A filter of several values, under its name. */
function ChoiceGroup<Value extends string>(props: ChoicesProps<Value>) {
  const t = useJobsText();
  return (
    <Group title={t(`filters.${props.field}`)}>
      <ul>
        <Choices {...props} />
      </ul>
    </Group>
  );
}

/** Everything by which the board is filtered. Each choice has an address, with how many jobs it would leave. */
export function FilterGroups({ board }: { board: Board }) {
  const t = useJobsText();
  const texts = useJobTexts();
  const { filters } = board;
  const { data: facets } = useQuery(facetsQuery(filters));
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup
        board={board}
        field="workplace"
        values={workplaces}
        counts={facets?.workplaces}
        label={texts.workplace}
      />
      <ChoiceGroup
        board={board}
        field="type"
        values={jobTypes}
        counts={facets?.types}
        label={texts.type}
      />
      <SalaryForm board={board} />
      <ChoiceGroup
        board={board}
        field="experience"
        values={experienceLevels}
        counts={facets?.experience}
        label={texts.experience}
      />
      <Cities board={board} cities={facets?.locations ?? []} />
      <ChoiceGroup
        board={board}
        field="stage"
        values={companyStages}
        counts={facets?.stages}
        label={texts.stage}
      />
      <EquityForm board={board} />
      <Group title={t('filters.visa')}>
        <FilterChoice
          href={board.hrefWith(
            withFilters(filters, { visa: filters.visa === undefined ? 'true' : undefined }),
          )}
          label={t('filters.visaOnly')}
          isChosen={filters.visa !== undefined}
        />
      </Group>
      <Group title={t('filters.posted')}>
        <ul>
          {[undefined, ...postedWithin].map((days) => {
            const posted = days === undefined ? undefined : (`${days}` as const);
            return (
              <li key={posted ?? 'any'}>
                <FilterChoice
                  isOneOf
                  href={board.hrefWith(withFilters(filters, { posted }))}
                  label={
                    posted === undefined
                      ? t('filters.postedAny')
                      : t('filters.postedWithin', { days: posted })
                  }
                  isChosen={filters.posted === posted}
                />
              </li>
            );
          })}
        </ul>
      </Group>
    </div>
  );
}

interface CitiesProps {
  board: Board;
  cities: readonly { value: string; label: string; count: number }[];
}

/** The cities of most jobs, and those that are chosen. */
function Cities({ board, cities }: CitiesProps) {
  const t = useJobsText();
  const [isWhole, setWhole] = useState(false);
  const chosen = board.filters.location ?? [];
  const known = new Map(cities.map(({ value, label }) => [value, label]));
  const values = [...chosen.filter((city) => !known.has(city)), ...known.keys()];
  if (values.length === 0) return null;
  const shown = isWhole ? values : values.slice(0, Math.max(CITIES, chosen.length));
  return (
    <Group title={t('filters.location')}>
      <ul>
        <Choices
          board={board}
          field="location"
          values={shown}
          counts={cities}
          label={(city) => known.get(city) ?? cityName(city)}
        />
      </ul>
      {shown.length < values.length && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          onClick={() => setWhole(true)}
        >
          {t('filters.moreLocations')}
        </Button>
      )}
    </Group>
  );
}
