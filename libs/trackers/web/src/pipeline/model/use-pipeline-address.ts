import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pipelineStages, trackerLimits, type PipelineStage } from '@upround/trackers/contract';
import { links, pipelineLayouts, type PipelineLayout } from '@upround/shared/links';
import { itemTypes, type PipelineFilters } from './pipeline-filters';
import { pipelineSorts, type PipelineOrder } from './pipeline-order';

/** What the address of the pipeline says, as its fields are written. */
interface Fields {
  layout?: PipelineLayout | undefined;
  item?: string | undefined;
  round?: string | undefined;
  type?: string | undefined;
  due?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
  stage?: string | undefined;
}

export interface PipelineAddress {
  layout: PipelineLayout;
  /** Id of the item that is open. */
  item: string | null;
  filters: PipelineFilters;
  order: PipelineOrder;
  /** The one stage that narrow boards show. */
  stage: PipelineStage | null;
  /** The pipeline with some fields changed; undefined removes a field. */
  hrefWith: (change: Fields) => string;
  /** Goes there, in place of the present entry of the history. */
  put: (change: Fields) => void;
}

const known = <Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | undefined => values.find((value) => value === given);

function hrefOf({ layout, item, ...query }: Fields): string {
  return links.pipeline({
    ...query,
    ...(layout !== undefined && { layout }),
    ...(item !== undefined && { item }),
  });
}

function fieldsOf(given: URLSearchParams) {
  const round = given.get('round')?.slice(0, trackerLimits.round);
  return {
    layout: known(pipelineLayouts, given.get('layout')),
    item: given.get('item') ?? undefined,
    round: round === '' ? undefined : round,
    type: known(itemTypes, given.get('type')),
    due: given.get('due') === 'overdue' ? 'overdue' : undefined,
    sort: known(pipelineSorts, given.get('sort')),
    order: given.get('order') === 'desc' ? 'desc' : undefined,
    stage: known(pipelineStages, given.get('stage')),
  };
}

/** Reads the pipeline's layout, filters, order and open item from the address. */
export function usePipelineAddress(): PipelineAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  return useMemo(() => {
    const fields = fieldsOf(new URLSearchParams(text));
    const { round, type, due, sort, order } = fields;
    const hrefWith = (change: Fields) => hrefOf({ ...fields, ...change });
    return {
      layout: fields.layout ?? 'board',
      item: fields.item ?? null,
      filters: { round: round ?? null, type: type ?? null, isOverdue: due !== undefined },
      order: { by: sort ?? 'stage', isDown: order !== undefined },
      stage: fields.stage ?? null,
      hrefWith,
      put: (change) => void navigate(hrefWith(change), { replace: true }),
    };
  }, [navigate, text]);
}
