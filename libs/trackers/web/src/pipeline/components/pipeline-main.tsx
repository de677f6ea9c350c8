import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { listPipeline, PipelineItem } from '@upround/trackers/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { FailureReason } from '@upround/shared/query';
import { useShortcuts } from '@upround/shared/routing';
import { lazyDialog, toast } from '@upround/shared/toasts';
import { Button, ErrorState, Notice, Skeleton, useIsPhone } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';
import { roundsOf } from '../model/pipeline-filters';
import type { PipelineAddress } from '../model/use-pipeline-address';
import { PipelineSkeleton } from './pipeline-skeleton';
import { ShownPipeline } from './shown-pipeline';
import { PipelineFilterSheet } from './tools/pipeline-filter-sheet';
import { PipelineHead, type PipelineTool } from './tools/pipeline-head';
import { usePipelineFile } from './tools/use-pipeline-file';
import type { PipelineActions } from './use-pipeline-actions';

const AddDialog = /* @__PURE__ */ lazyDialog(
  () => import('./tools/add-dialog').then((m) => m.AddDialog),
  ({ onClose }) => onClose(),
);
const ImportDialog = /* @__PURE__ */ lazyDialog(
  () => import('./tools/import-dialog').then((m) => m.ImportDialog),
  ({ onClose }) => onClose(),
);
const CalendarDialog = /* @__PURE__ */ lazyDialog(
  () => import('./tools/calendar-dialog').then((m) => m.CalendarDialog),
  ({ onClose }) => onClose(),
);

interface PipelineMainProps {
  query: UseQueryResult<CallOutput<typeof listPipeline>>;
  address: PipelineAddress;
  actions: PipelineActions;
  /** What scrolls around it where it isn't the window. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** The pipeline with its tools, in every state. */
export function PipelineMain({ query, address, actions, scroller }: PipelineMainProps) {
  const t = usePipelineText();
  const navigate = useNavigate();
  const { savePipeline } = usePipelineFile();
  const [tool, setTool] = useState<PipelineTool>();
  const isPhone = useIsPhone();
  const items = query.data?.data;
  const closeTool = () => setTool(undefined);
  const showAdded = ({ id, name }: PipelineItem) => {
    closeTool();
    toast.show({ text: t('add.done', { name }) });
    void navigate(address.hrefWith({ item: id }));
  };
  useShortcuts([
    { keys: 'n', label: t('keys.add'), group: t('keys.group'), run: () => setTool('add') },
  ]);
  return (
    <>
      <PipelineHead
        layout={address.layout}
        onLayout={(layout) => address.put({ layout })}
        onTool={setTool}
        isQuiet={items?.length === 0}
        isPhone={isPhone}
        filters={
          items === undefined ? (
            <Skeleton className="h-10 w-24 shrink-0" />
          ) : (
            items.length > 0 && <PipelineFilterSheet items={items} address={address} />
          )
        }
        onExport={items && items.length > 0 ? () => void savePipeline(items) : undefined}
      />
      {items !== undefined ? (
        <>
          {query.isError && <NotRenewed query={query} />}
          <ShownPipeline
            items={items}
            isBusy={query.isFetching}
            onTool={setTool}
            {...{ address, actions, scroller }}
          />
        </>
      ) : query.isPending ? (
        <PipelineSkeleton layout={address.layout} />
      ) : (
        <ErrorState
          title={t('failed')}
          className="medium:px-6"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
      {tool === 'add' && (
        <AddDialog
          round={address.filters.round}
          rounds={roundsOf(items ?? [])}
          onClose={closeTool}
          onAdded={showAdded}
        />
      )}
      {tool === 'import' && <ImportDialog onClose={closeTool} />}
      {tool === 'calendar' && <CalendarDialog onClose={closeTool} />}
    </>
  );
}

/** What is shown is older than it should be. */
function NotRenewed({ query }: Pick<PipelineMainProps, 'query'>) {
  const t = usePipelineText();
  return (
    <Notice
      tone="warning"
      className="mx-4 mb-2 shrink-0 medium:mx-6"
      action={
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('notRenewed')} <FailureReason error={query.error} />
    </Notice>
  );
}
