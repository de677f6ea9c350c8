import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import {
  AsidePart,
  Button,
  ButtonLink,
  FormColumns,
  InlineError,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { BriefRecord } from '../../components/brief-record';
import { overviewQuery } from '../../data/tracker-queries';
import { usePipelineText } from '../messages/catalogue';
import type { PipelineTool } from './tools/pipeline-head';
import { useAddRecord } from './use-add-record';

/** A pipeline without funders: what will be here, and good places to start. */
export function EmptyPipeline({ onTool }: { onTool: (tool: PipelineTool) => void }) {
  const t = usePipelineText();
  const id = useId();
  return (
    <div className="px-4 py-6 medium:px-6">
      <FormColumns asideLabel={t('empty.suggested')} aside={<Suggested />}>
        <section aria-labelledby={id} className="flex flex-col items-start gap-2">
          <h2 id={id} className="text-body font-semibold">
            {t('empty.title')}
          </h2>
          <p className="max-w-form text-small text-muted">{t('empty.text')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={links.trackers()} variant="primary">
              {t('empty.see')}
            </ButtonLink>
            <Button variant="quiet" onClick={() => onTool('import')}>
              {t('tools.import')}
            </Button>
          </div>
        </section>
      </FormColumns>
    </div>
  );
}

const MOST = 6;

/** One of each type in turn. */
const suggestedOf = (samples: readonly (readonly Tracker[])[]): Tracker[] =>
  [0, 1, 2].flatMap((place) => samples.flatMap((sample) => sample[place] ?? [])).slice(0, MOST);

function Suggested() {
  const t = usePipelineText();
  const query = useQuery(overviewQuery());
  const records = suggestedOf(query.data?.data.map(({ sample }) => sample) ?? []);
  return (
    <AsidePart title={t('empty.suggested')}>
      {query.isPending ? (
        <SkeletonGroup className="-my-2 divide-y">
          {Array.from({ length: MOST }, (_, index) => (
            <div key={index} className="flex h-16 items-center gap-3">
              <Skeleton className="size-8 shrink-0" />
              <Skeleton className="h-4 grow" />
            </div>
          ))}
        </SkeletonGroup>
      ) : query.data === undefined ? (
        <InlineError>
          <FailureReason error={query.error} />
        </InlineError>
      ) : records.length === 0 ? (
        <p className="text-small text-muted">{t('empty.suggestedNone')}</p>
      ) : (
        <ul className="-my-2 divide-y">
          {records.map((record) => (
            <li key={record.id}>
              <BriefRecord record={record} badge={<AddButton record={record} />} />
            </li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}

function AddButton({ record }: { record: Tracker }) {
  const t = usePipelineText();
  const { add, isBusy } = useAddRecord(record);
  return (
    <Button
      size="small"
      busy={isBusy}
      aria-label={t('empty.addOf', { name: record.name })}
      onClick={add}
    >
      {t('empty.add')}
    </Button>
  );
}
