import {
  addToPipeline,
  deletePipelineItem,
  editPipelineItem,
  listPipeline,
  pipelineFixtures,
  type PipelineItem,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { localDay } from '@upround/shared/files';
import { routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { anApi } from '../components/tracker-test.fixtures';
import { daysAfter } from './model/days';
import { PipelineScreen } from './screens/pipeline-screen';

export const today = localDay(new Date().toISOString());
export const inDays = (count: number): string => daysAfter(today, count);

const [recorded, own] = pipelineFixtures;

/** Of a record, at Ready, with a next step tomorrow. */
export const harbour: PipelineItem = { ...recorded, nextStepOn: inDays(1) };
/** Added by name, passed after a meeting. */
export const northwind: PipelineItem = own;
/** Added by name, contacted, with an overdue next step. */
export const kestrel: PipelineItem = {
  ...own,
  id: '018bcfe5-6800-7000-8000-0000000000a3',
  name: 'Kestrel Partners',
  stage: 'CONTACTED',
  reached: 'CONTACTED',
  passReason: null,
  nextStep: 'Call Ravi',
  nextStepOn: inDays(-2),
  round: 'Bridge 2026',
};

/** A server with a pipeline that it changes as the real one does, but for conflicts. */
export function pipelineApi(items: readonly PipelineItem[] = [harbour, northwind, kestrel]) {
  const stored = new Map(items.map((item) => [item.id, item]));
  const one = (id: string) => {
    const item = stored.get(id);
    if (item === undefined) throw refuse(coreErrors.NOT_FOUND);
    return item;
  };
  const put = (item: PipelineItem) => {
    stored.set(item.id, item);
    return item;
  };
  const api: FakeApi = anApi()
    .on(listPipeline, () => ({ data: [...stored.values()] }))
    .on(editPipelineItem, ({ params, body: { changes } }) => {
      const item = { ...one(params.id), ...changes } as PipelineItem;
      return put(
        item.stage === 'PASSED' ? item : { ...item, passReason: null, reached: item.stage },
      );
    })
    .on(addToPipeline, ({ body: { recordId: _, ...draft } }) =>
      put({ ...harbour, record: null, ...draft, id: `new-${stored.size}` } as PipelineItem),
    )
    .on(deletePipelineItem, ({ params }) => {
      stored.delete(one(params.id).id);
      return undefined;
    });
  return { api, stored, put };
}

export const member = aUser();

/** Opens the pipeline at a query, such as `&layout=table`. */
export const openPipeline = (api: FakeApi = pipelineApi().api, query = '') =>
  renderScreen(<PipelineScreen />, {
    api,
    user: member,
    path: `${routes.trackers}?view=pipeline${query}`,
    pattern: routes.trackers,
  });
