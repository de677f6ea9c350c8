import { Search } from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { ButtonLink, classes, SegmentedControl } from '@upround/shared/ui';
import { JobsHead } from '../../components/jobs-head';
import { useAppliedText } from '../messages/catalogue';
import { stageChoices, type StageChoice } from '../stages';
import { AppliedList } from './applied-list';
import { CsvButton } from './csv-button';
import { FirstApplication } from './first-application';
import { SavedList } from './saved-list';
import { StageNav } from './stage-nav';
import { TrackerBoard } from './tracker-board';
import { useStageTotals, type StageTotals } from './use-stage-totals';

/** How the tracker is laid out: `?layout=`. */
const layouts = ['list', 'board'] as const;
type Layout = (typeof layouts)[number];

/** One’s applications as a list of one stage or all, or all stages side by side. */
export function TrackerPage() {
  const t = useAppliedText();
  const [layout, setLayout] = useSearchChoice('layout', layouts);
  const [stage] = useSearchChoice('stage', stageChoices);
  const totals = useStageTotals();
  const isFirst = totals?.all === 0 && layout === 'list' && stage === 'all';
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <JobsHead
        title={t('title')}
        line={t('intro')}
        actions={
          <>
            {totals?.all !== 0 && <CsvButton />}
            <ButtonLink href={links.jobs()} variant="primary" icon={Search}>
              {t('find')}
            </ButtonLink>
          </>
        }
      />
      {isFirst ? (
        <FirstApplication />
      ) : (
        <>
          <Toolbar layout={layout} onLayout={setLayout} stage={stage} totals={totals} />
          {layout === 'board' ? (
            <TrackerBoard stage={stage} />
          ) : stage === 'saved' ? (
            <SavedList />
          ) : (
            <AppliedList key={stage} stage={stage} />
          )}
        </>
      )}
    </Page>
  );
}

interface ToolbarProps {
  layout: Layout;
  onLayout: (layout: Layout) => void;
  stage: StageChoice;
  totals: StageTotals | undefined;
}

/** The stages, and the layout of the tracker. */
function Toolbar({ layout, onLayout, stage, totals }: ToolbarProps) {
  const t = useAppliedText();
  return (
    <div className="flex flex-col border-b medium:flex-row medium:items-center medium:justify-between">
      <div
        className={classes(
          'px-4 medium:order-last medium:px-6',
          layout === 'board' && 'pb-3 medium:pb-0',
        )}
      >
        <SegmentedControl
          label={t('layout.label')}
          value={layout}
          onChange={onLayout}
          options={layouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
        />
      </div>
      {layout === 'list' ? (
        <StageNav
          stages={stageChoices}
          current={stage}
          totals={totals}
          hrefOf={(one) => links.appliedJobs(one === 'all' ? {} : { stage: one })}
        />
      ) : (
        <span className="h-14 max-medium:hidden" />
      )}
    </div>
  );
}
