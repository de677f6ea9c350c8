import type { Tracker } from '@upround/trackers/contract';
import { minorUnits } from '@upround/shared/domain';
import type { CsvColumn } from '@upround/shared/files';
import { links } from '@upround/shared/links';
import { useTrackersText } from '../../messages/catalogue';
import type { en as shownColumns } from '../../messages/en';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useTrackerListText } from '../messages/catalogue';
import type { en } from '../messages/en';

/** The columns of an export: every fact of a record, with its source. */
export function useExportColumns(): CsvColumn<Tracker>[] {
  const t = useTrackerListText();
  const tTrackers = useTrackersText();
  const texts = useTrackerTexts();
  const major = (record: Tracker, end: 'min' | 'max') => {
    const { amount } = record;
    const value = amount?.[end] ?? null;
    return amount === null || value === null ? null : value / minorUnits(amount.currency);
  };
  const yesNo = (is: boolean | null) =>
    is === null ? null : t(is ? 'export.heading.yes' : 'export.heading.no');
  const own = (
    name: keyof typeof en.export.heading,
    of: CsvColumn<Tracker>['of'],
  ): CsvColumn<Tracker> => ({ heading: t(`export.heading.${name}`), of });
  const shared = (
    name: keyof typeof shownColumns.column,
    of: CsvColumn<Tracker>['of'],
  ): CsvColumn<Tracker> => ({ heading: tTrackers(`column.${name}`), of });
  return [
    shared('name', ({ name }) => name),
    own('type', ({ type }) => texts.type(type)),
    own('summary', ({ summary }) => summary),
    own('website', ({ website }) => website),
    own('city', ({ city }) => city),
    own('country', ({ country }) => country && texts.country(country)),
    shared('regions', texts.regions),
    shared('stages', texts.stages),
    shared('sectors', texts.sectors),
    own('amountMin', (record) => major(record, 'min')),
    own('amountMax', (record) => major(record, 'max')),
    own('currency', ({ amount }) => amount?.currency ?? null),
    own('equityMin', ({ equity }) => equity?.min ?? null),
    own('equityMax', ({ equity }) => equity?.max ?? null),
    shared('instrument', ({ instrument }) => instrument && texts.instrument(instrument)),
    own('programWeeks', ({ programWeeks }) => programWeeks),
    own('eligibility', ({ eligibility }) => eligibility),
    own('schedule', ({ schedule }) => schedule && texts.schedule(schedule)),
    own('scheduleText', ({ scheduleText }) => scheduleText),
    own('deadline', ({ deadline }) => deadline?.at ?? null),
    own('deadlineLocal', ({ deadline }) => deadline?.local ?? null),
    own('zone', ({ deadline }) => deadline?.zone ?? null),
    own('isOpen', ({ isOpen }) => yesNo(isOpen)),
    own('applyUrl', ({ applyUrl }) => applyUrl ?? null),
    own('contactUrl', ({ contactUrl }) => contactUrl ?? null),
    own('contactEmail', ({ contactEmail }) => contactEmail ?? null),
    own('sourceName', ({ source }) => source.name),
    own('sourceUrl', ({ source }) => source.url),
    own('asOf', ({ source }) => source.asOf),
    own('fit', (record) => record.own?.fit?.score ?? null),
    shared('pipeline', (record) =>
      record.own?.item ? texts.pipelineStage(record.own.item.stage) : null,
    ),
    own('link', ({ slug }) => `${location.origin}${links.trackers({ record: slug })}`),
  ];
}
