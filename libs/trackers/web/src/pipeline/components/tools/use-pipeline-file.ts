import type { PipelineItem } from '@upround/trackers/contract';
import { csvFile, csvOf, localDay, saveFile, type CsvColumn } from '@upround/shared/files';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { usePipelineText } from '../../messages/catalogue';

type FileRow = Pick<
  PipelineItem,
  | 'name'
  | 'website'
  | 'stage'
  | 'rating'
  | 'notes'
  | 'nextStep'
  | 'nextStepOn'
  | 'introSource'
  | 'round'
  | 'passReason'
>;

/** The columns that an import reads as well. */
function useColumns(): CsvColumn<FileRow>[] {
  const t = usePipelineText();
  const column = (
    name: keyof FileRow,
    of: CsvColumn<FileRow>['of'] = (row) => row[name],
  ): CsvColumn<FileRow> => ({ heading: t(`file.heading.${name}`), of });
  return [
    column('name'),
    column('website'),
    column('stage', ({ stage }) => t(`file.stage.${stage}`)),
    column('rating'),
    column('notes'),
    column('nextStep'),
    column('nextStepOn'),
    column('introSource'),
    column('round'),
    column('passReason'),
  ];
}

const sample: readonly FileRow[] = [
  {
    name: 'Example Capital',
    website: 'https://example.com',
    stage: 'CONTACTED',
    rating: 4,
    notes: 'Met at a demo day',
    nextStep: 'Send the deck',
    nextStepOn: '2027-01-31',
    introSource: 'Asha Rao',
    round: 'Seed 2027',
    passReason: null,
  },
];

/** Saves the pipeline, or a sample of the file that can be imported, as CSV. */
export function usePipelineFile() {
  const t = usePipelineText();
  const fail = useFailureToast();
  const columns = useColumns();
  const save = async (rows: readonly FileRow[], name: string): Promise<boolean> => {
    try {
      saveFile(csvFile(await csvOf(rows, columns)), name);
      return true;
    } catch (error) {
      fail(error, t('file.failed'));
      return false;
    }
  };
  return {
    async savePipeline(items: readonly PipelineItem[]) {
      const day = localDay(new Date().toISOString());
      if (await save(items, t('file.name', { day }))) {
        toast.show({ text: t('file.done', { count: items.length }) });
      }
    },
    saveSample: () => void save(sample, t('import.sampleName')),
  };
}
