import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { bookBundle, BUNDLE_ID, readBundle } from './bundle.calls';
import { pipelineDocs } from './pipeline.docs';
import {
  compareTrackers,
  exportTrackers,
  hideTracker,
  listTrackers,
  readFitSettings,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
  reportOutdated,
  saveFitSettings,
  showTracker,
  unwatchTracker,
  watchTracker,
} from './tracker.calls';
import {
  deleteTrackerView,
  editTrackerView,
  listTrackerViews,
  saveTrackerView,
} from './tracker-view.calls';
import { trackersErrors } from './trackers.errors';
import {
  bundleFixture,
  fitSettingsFixture,
  trackerCountFixtures,
  trackerFacetFixture,
  trackerFixtures,
  trackerViewFixtures,
} from './trackers.fixtures';

const [fund, grant] = trackerFixtures;
const view = exampleFrom(trackerViewFixtures);
const { id, ...viewFields } = view;
const { createdAt: _createdAt, ...viewDraft } = viewFields;

/** What the API's documentation says about trackers. */
export const trackersDocs: ContractDocs = {
  calls: [
    describeCall(listTrackers, {
      description:
        'Returns funders and programmes of one type by name, deadline, amount, age or fit. Contact details are left out and `locked` is true unless your plan or the bundle includes them. Without access the angel tracker is a sample of five.',
      input: { query: { type: 'VENTURE_CAPITAL', stage: ['SEED'], region: ['INDIA'] } },
      output: { data: [fund], nextSegment: null },
    }),
    describeCall(compareTrackers, {
      description: 'Returns these records in the order of their slugs; unknown ones are left out.',
      input: { query: { slugs: [fund.slug, grant.slug] } },
      output: { data: [fund, grant] },
    }),
    describeCall(readTrackerOverview, {
      description:
        'Returns for each type how many records there are, how many you can apply to today, how many have contact details, how many you can read, and some of them.',
      output: { data: [...trackerCountFixtures] },
    }),
    describeCall(readTracker, {
      description:
        'Returns one record. Angel networks beyond the sample aren’t found without access.',
      input: { params: { id: fund.slug } },
      output: fund,
    }),
    describeCall(readTrackerFacets, {
      description:
        'Returns how many records each value would leave with the other filters on, and how many match all of them.',
      input: { query: { type: 'GRANT', open: 'true' } },
      output: trackerFacetFixture,
    }),
    describeCall(exportTrackers, {
      description: 'Returns up to 2,000 records with their contact details, and how many match.',
      input: { query: { type: 'GRANT' } },
      output: { data: [grant], total: 1 },
    }),
    describeCall(reportOutdated, {
      description: 'Reports to the operator what’s outdated. A second report replaces your first.',
      input: { params: { id: fund.id }, body: { note: 'The fund has closed.' } },
      output: { reported: true },
    }),
    describeCall(hideTracker, {
      description:
        'Your lists leave this record out until you show it again; `hidden` lists what you’ve hidden.',
      input: { params: { id: fund.id } },
      output: { active: true },
    }),
    describeCall(showTracker, {
      description: 'Undoes “not a fit”, so your lists have this record again.',
      input: { params: { id: fund.id } },
      output: { active: false },
    }),
    describeCall(watchTracker, {
      description:
        'You’re reminded 14, 7 and 1 day before the deadline, and notified when a closed programme opens.',
      input: { params: { id: grant.id } },
      output: { active: true },
    }),
    describeCall(unwatchTracker, {
      description: 'Ends the reminders before its deadline, and the notification when it opens.',
      input: { params: { id: grant.id } },
      output: { active: false },
    }),
    describeCall(readFitSettings, {
      description:
        'Returns the stage, sectors, region and amount that you’ve set; null if you haven’t.',
      output: { settings: fitSettingsFixture },
    }),
    describeCall(saveFitSettings, {
      description:
        'Replaces what you’ve set. From then on every record has a score, with the points of each reason.',
      input: { body: { settings: fitSettingsFixture } },
      output: { settings: fitSettingsFixture },
    }),
    describeCall(listTrackerViews, {
      description: 'Returns your saved views of all types. There are no pages: you can have 30.',
      output: { data: [view] },
    }),
    describeCall(saveTrackerView, {
      description: 'Saves filters, order and columns. Names are unique, without regard to case.',
      input: { body: viewDraft },
      output: view,
    }),
    describeCall(editTrackerView, {
      description: 'Changes what is given; `filters` and `columns` replace all of them.',
      input: { params: { id }, body: { name: 'Climate' } },
      output: { ...view, name: 'Climate' },
    }),
    describeCall(deleteTrackerView, {
      description: 'Deletes your own saved view. The records that it lists stay as they are.',
      input: { params: { id } },
    }),
    ...pipelineDocs,
    describeCall(readBundle, {
      description:
        'Returns what the bundle costs, for how many days you can get a refund, and what you can use now.',
      output: bundleFixture,
    }),
    describeCall(bookBundle, {
      description:
        'Creates a booking for you, whatever email address is given, with its payment. Send the payer to `payUrl`. Until it’s paid, the same request returns the same payment.',
      input: {
        body: {
          displayName: 'Asha Rao',
          email: 'asha@harbourlight.example',
          referenceId: BUNDLE_ID,
        },
      },
      output: {
        bookingId: '018bcfe5-6800-7000-8000-0000000000c1',
        paymentId: '018bcfe5-6800-7000-8000-0000000000c2',
        payUrl: 'https://upround.example/v1/payments/sandbox/018bcfe5',
      },
    }),
  ],
  contributed: [
    {
      call: 'social.recordActivity',
      note: 'Marks tracker records with `APPLIED` and `NOT_APPLIED`: the funder moves to CONTACTED in your pipeline, then back to where it was.',
      errors: [],
    },
  ],
  errors: describeErrors(trackersErrors, {
    FIT_NOT_SET: 'When the order is by fit and you haven’t set what you’re raising.',
    EXPORT_LOCKED: 'When neither your plan nor the bundle includes exports of this tracker.',
    TOO_MANY_HIDDEN: 'When you have hidden as many records as you can.',
    TOO_MANY_WATCHED: 'When you watch as many programmes as you can.',
    TOO_MANY_VIEWS: 'When you have as many saved views as you can.',
    VIEW_EXISTS: 'When another of your views has this name.',
    PIPELINE_FULL: 'When your pipeline would have more funders than it can hold.',
    IN_PIPELINE: 'When the funder is in your pipeline already.',
    CHANGED_MEANWHILE:
      'When a field has another value than in `was` and in `changes`; `path` names the fields.',
    BUNDLE_OWNED: 'When you have the bundle already.',
    PAYMENTS_OFF: 'When payments are switched off.',
  }),
};
