import { links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { SegmentedControl } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { stageChoices } from '../stages';
import { AppliedList } from './applied-list';
import { CsvButton } from './csv-button';
import { SavedList } from './saved-list';
import { StageNav } from './stage-nav';
import { TrackerBoard } from './tracker-board';
import { useStageTotals } from './use-stage-totals';

/** How the tracker is laid out: `?layout=`. */
const layouts = ['list', 'board'] as const;

/** One’s applications as a list of one stage or all, or all stages side by side. */
export function TrackerPage() {
  const t = useAppliedText();
  const [layout, setLayout] = useSearchChoice('layout', layouts);
  const [stage] = useSearchChoice('stage', stageChoices);
  const totals = useStageTotals();
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <div className="flex items-center gap-3 px-4 pt-3">
        <SegmentedControl
          label={t('layout.label')}
          value={layout}
          onChange={setLayout}
          options={layouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
        />
        {totals.all !== 0 && <CsvButton />}
      </div>
      {layout === 'list' && (
        <StageNav
          stages={stageChoices}
          current={stage}
          totals={totals}
          hrefOf={(one) => links.appliedJobs(one === 'all' ? {} : { stage: one })}
        />
      )}
      {layout === 'board' ? (
        <TrackerBoard stage={stage} />
      ) : stage === 'saved' ? (
        <SavedList />
      ) : (
        <AppliedList key={stage} stage={stage} />
      )}
    </Page>
  );
}
