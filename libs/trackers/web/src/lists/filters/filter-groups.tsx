import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import {
  fundingRegions,
  fundingStages,
  instruments,
  schedules,
  type TrackerFacets,
} from '@upround/trackers/contract';
import { Button, FilterChoice } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { facetsQuery } from '../../data/tracker-queries';
import { toggled, withFilters, type ListFilters } from '../../model/list-address';
import { useTrackerListText } from '../messages/catalogue';
import type { List } from '../use-list';
import { AmountForm } from './amount-form';

/** Values of a filter that are shown before “Show more”. */
const FEW = 6;

type ListField = 'stage' | 'sector' | 'region' | 'country' | 'instrument' | 'schedule';
type Counts<Value extends string> = readonly { value: Value; count: number }[];

interface ChoiceGroupProps<Value extends string> {
  list: List;
  field: ListField;
  /** In the order of their list; those of an open set are ordered by their counts. */
  values?: readonly Value[];
  counts: Counts<Value> | undefined;
  label: (value: Value) => string;
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

/** The values that some record has, and those that are chosen; the chosen first where the set is open. */
function valuesOf<Value extends string>(
  chosen: readonly Value[],
  counts: Counts<Value> | undefined,
  values: readonly Value[] | undefined,
): readonly Value[] {
  const counted = new Map((counts ?? []).map(({ value, count }) => [value, count]));
  if (values !== undefined) {
    return counts === undefined
      ? values
      : values.filter((value) => chosen.includes(value) || (counted.get(value) ?? 0) > 0);
  }
  const others = [...counted]
    .filter(([value, count]) => count > 0 && !chosen.includes(value))
    .sort(([, one], [, other]) => other - one);
  return [...chosen, ...others.map(([value]) => value)];
}

/** A filter of several values, under its name. */
function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { list, field, counts, label } = props;
  const t = useTrackerListText();
  const [isWhole, setWhole] = useState(false);
  const given: readonly string[] = list.filters[field] ?? [];
  const chosen = given as readonly Value[];
  const values = valuesOf(chosen, counts, props.values);
  if (values.length === 0) return null;
  const most = isWhole ? values.length : Math.max(FEW, chosen.length);
  const shown = values.length <= most + 1 ? values : values.slice(0, most);
  const more = t('filters.more', { count: values.length - shown.length });
  const title = t(`filters.${field}`);
  return (
    <Group title={title}>
      <ul>
        {shown.map((value) => (
          <li key={value}>
            <FilterChoice
              href={list.hrefWith(
                withFilters(list.filters, {
                  [field]: toggled<string>(chosen, value),
                } as ListFilters),
              )}
              label={label(value)}
              isChosen={chosen.includes(value)}
              count={counts && (counts.find((entry) => entry.value === value)?.count ?? 0)}
            />
          </li>
        ))}
      </ul>
      {shown.length < values.length && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          aria-label={t('filters.moreOf', { more, title })}
          onClick={() => setWhole(true)}
        >
          {more}
        </Button>
      )}
    </Group>
  );
}

const NO_FACETS: Partial<TrackerFacets> = {};

/** Everything by which a list is filtered. Each choice has an address, with how many records it would leave. */
export function FilterGroups({ list }: { list: List }) {
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  const { filters, place } = list;
  const { data: facets = NO_FACETS } = useQuery(facetsQuery({ type: place.type, filters }));
  return (
    <div className="flex flex-col gap-6">
      <Group title={t('filters.open')}>
        <FilterChoice
          href={list.hrefWith(
            withFilters(filters, { open: filters.open === undefined ? 'true' : undefined }),
          )}
          label={t('filters.openOnly')}
          isChosen={filters.open !== undefined}
          count={facets.open}
        />
      </Group>
      <ChoiceGroup
        list={list}
        field="stage"
        values={fundingStages}
        counts={facets.stages}
        label={texts.stage}
      />
      <AmountForm list={list} />
      <ChoiceGroup list={list} field="sector" counts={facets.sectors} label={texts.sector} />
      <ChoiceGroup
        list={list}
        field="region"
        values={fundingRegions}
        counts={facets.regions}
        label={texts.region}
      />
      <ChoiceGroup
        list={list}
        field="schedule"
        values={schedules}
        counts={facets.schedules}
        label={texts.schedule}
      />
      <ChoiceGroup
        list={list}
        field="instrument"
        values={instruments}
        counts={facets.instruments}
        label={texts.instrument}
      />
      <ChoiceGroup list={list} field="country" counts={facets.countries} label={texts.country} />
    </div>
  );
}
