import { Suspense, type RefObject } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { Button, EmptyState, lazyWithRetry, useIsPhone } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';
import { filtered } from '../model/pipeline-filters';
import { useLocalDay } from '../model/use-local-day';
import type { PipelineAddress } from '../model/use-pipeline-address';
import { EmptyPipeline } from './empty-pipeline';
import { NextUp } from './next-up';
import { BoardShape, FunnelShape } from './pipeline-skeleton';
import { PipelineTable } from './table/pipeline-table';
import { PipelineFilterBar } from './tools/pipeline-filter-bar';
import type { PipelineTool } from './tools/pipeline-head';
import type { PipelineActions } from './use-pipeline-actions';

const PipelineBoard = /* @__PURE__ */ lazyWithRetry(() =>
  import('./board/pipeline-board').then((m) => ({ default: m.PipelineBoard })),
);
const PipelineFunnel = /* @__PURE__ */ lazyWithRetry(() =>
  import('./funnel/pipeline-funnel').then((m) => ({ default: m.PipelineFunnel })),
);

interface ShownPipelineProps {
  items: readonly PipelineItem[];
  isBusy: boolean;
  address: PipelineAddress;
  actions: PipelineActions;
  scroller: RefObject<HTMLDivElement | null>;
  onTool: (tool: PipelineTool) => void;
}

/** The funders of the pipeline: what is next, the filters, and those that match in the chosen layout. */
export function ShownPipeline({ items, address, onTool, ...rest }: ShownPipelineProps) {
  const isPhone = useIsPhone();
  const today = useLocalDay();
  const { layout, filters } = address;
  if (items.length === 0) return <EmptyPipeline onTool={onTool} />;
  const isFunnel = layout === 'funnel';
  const shown = filtered(items, isFunnel ? { ...filters, isOverdue: false } : filters, today);
  return (
    <>
      <NextUp items={items} address={address} />
      {!isPhone && <PipelineFilterBar items={items} shown={shown.length} address={address} />}
      {isFunnel ? (
        <Suspense fallback={<FunnelShape />}>
          <PipelineFunnel items={shown} />
        </Suspense>
      ) : shown.length === 0 ? (
        <NoMatch address={address} />
      ) : layout === 'table' ? (
        <PipelineTable items={shown} address={address} {...rest} />
      ) : (
        <Suspense fallback={<BoardShape />}>
          <PipelineBoard items={shown} address={address} actions={rest.actions} />
        </Suspense>
      )}
    </>
  );
}

function NoMatch({ address: { put } }: { address: PipelineAddress }) {
  const t = usePipelineText();
  return (
    <EmptyState
      title={t('noMatch.title')}
      className="medium:px-6"
      action={
        <Button onClick={() => put({ round: undefined, type: undefined, due: undefined })}>
          {t('filters.clear')}
        </Button>
      }
    >
      {t('noMatch.text')}
    </EmptyState>
  );
}
