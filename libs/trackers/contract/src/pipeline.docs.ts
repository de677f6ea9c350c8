import { describeCall } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import {
  addToPipeline,
  createTrackerCalendar,
  deletePipelineItem,
  deleteTrackerCalendar,
  editPipelineItem,
  importPipeline,
  listPipeline,
  readTrackerCalendar,
} from './pipeline.calls';
import { pipelineFixtures } from './trackers.fixtures';

const [item] = pipelineFixtures;
const url = 'https://upround.example/v1/tracker-calendar/AZOT2a…Hc.ics';

/** What the API's documentation says about pipelines. */
export const pipelineDocs: readonly CallDocs[] = [
  describeCall(listPipeline, {
    description: 'Returns your whole pipeline, at most 1,000 items. No one else can read it.',
    output: { data: [...pipelineFixtures] },
  }),
  describeCall(addToPipeline, {
    description:
      'Adds a record by `recordId`, or a funder of your own by `name`. It begins at RESEARCHING unless a stage is given.',
    input: { body: { recordId: item.record?.id, stage: 'READY' } },
    output: item,
  }),
  describeCall(editPipelineItem, {
    description:
      'Changes the fields that are given and no others, so two tabs can change different fields. With `was`, a field that has another value by now is not overwritten.',
    input: {
      params: { id: item.id },
      body: { changes: { stage: 'CONTACTED' }, was: { stage: 'READY' } },
    },
    output: { ...item, stage: 'CONTACTED', reached: 'CONTACTED' },
  }),
  describeCall(deletePipelineItem, {
    description:
      'Deletes the funder and its notes from your pipeline. Its record stays in the lists.',
    input: { params: { id: item.id } },
  }),
  describeCall(importPipeline, {
    description:
      'Reads the columns name, website, stage, rating, notes, next_step, next_step_on, intro_source, round and pass_reason; only the name is required. A name that’s in our lists is linked to its record.',
    input: { body: { text: 'name,stage\nTideway Fund,Contacted', dryRun: true } },
    output: { added: 1, known: 0, problems: [] },
  }),
  describeCall(readTrackerCalendar, {
    description: 'Returns the URL that calendar apps subscribe to; null if there is none.',
    output: { url },
  }),
  describeCall(createTrackerCalendar, {
    description:
      'Creates the URL of a calendar with the deadlines you watch and your next steps. Anyone who has the URL can read it, so keep it secret. A new URL replaces the old one.',
    output: { url },
  }),
  describeCall(deleteTrackerCalendar, {
    description: 'The URL stops working at once, and calendar apps that use it find nothing.',
  }),
];
