import type { ReactNode } from 'react';
import { Columns3, List, Search } from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { ButtonLink, classes, ICON_STROKE, SegmentedControl, useIsWide } from '@upround/shared/ui';
import { JobsHead } from '../../components/jobs-head';
import { useAppliedText } from '../messages/catalogue';
import { stageChoices } from '../stages';
import { AppliedList } from './applied-list';
import { CsvButton } from './csv-button';
import { FirstApplication } from './first-application';
import { OwnTurns } from './own-turns';
import { SavedList } from './saved-list';
import { StageNav } from './stage-nav';
import { TrackerBoard } from './tracker-board';
import { useOwnSteps, type OwnStep as Step } from './use-own-step';
import { useStageTotals } from './use-stage-totals';

/** How the tracker is laid out: `?layout=`. */
const layouts = ['list', 'board'] as const;
type Layout = (typeof layouts)[number];

const layoutIcons = { list: List, board: Columns3 } as const;

/** So many rows are seen at once on narrow screens. */
const FEW = 3;

/** The member’s applications as a list of one stage or all, or all stages side by side. */
export function TrackerPage() {
  const t = useAppliedText();
  const [layout, setLayout] = useSearchChoice('layout', layouts);
  const [stage] = useSearchChoice('stage', stageChoices);
  const totals = useStageTotals();
  const turns = useOwnSteps();
  const ownStep = turns[0]?.step;
  const hasOwnStep = totals === undefined ? undefined : ownStep !== undefined;
  const isWide = useIsWide();
  // Comes with the applications, above them: nothing that is there already moves. A short list shows the step itself.
  const hasMany = (totals?.all ?? 0) > FEW;
  const ownStepRow = !isWide && hasMany && ownStep !== undefined && (
    <div className="flex flex-col px-4 pt-3">
      <OwnStep step={ownStep} />
    </div>
  );
  // Only the unfiltered list shows the turns on top: a filtered one already contains them.
  const isWhole = layout === 'list' && stage === 'all';
  const hasTurns = isWide && isWhole && hasMany && turns.length > 0;
  const ownTurns = hasTurns && <OwnTurns turns={turns} />;
  const isFirst = totals?.all === 0 && isWhole;
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <JobsHead
        title={t('title')}
        line={t('intro')}
        main={isWide && hasMany && !hasTurns && <OwnStep step={ownStep} />}
        actions={
          <>
            <Placed isHidden={totals?.all === 0}>
              <CsvButton />
            </Placed>
            <Placed isHidden={isFirst}>
              <LayoutSwitch layout={layout} onLayout={setLayout} />
            </Placed>
            {/* On phones the tab above says the same. */}
            <ButtonLink
              href={links.jobs()}
              variant={hasOwnStep === false ? 'primary' : 'secondary'}
              icon={Search}
              className="max-medium:hidden"
            >
              {t('find')}
            </ButtonLink>
          </>
        }
      />
      {isFirst ? (
        <FirstApplication />
      ) : layout === 'board' ? (
        <TrackerBoard stage={stage} before={ownStepRow} />
      ) : (
        <>
          <div className="border-b">
            <StageNav
              stages={stageChoices}
              current={stage}
              totals={totals}
              hrefOf={(one) => links.appliedJobs(one === 'all' ? {} : { stage: one })}
            />
          </div>
          {stage === 'saved' ? (
            <SavedList />
          ) : (
            <AppliedList
              key={stage}
              stage={stage}
              before={ownTurns || (isWhole && ownStepRow)}
              isLead={!hasMany}
            />
          )}
        </>
      )}
    </Page>
  );
}

/** The way to the application that waits for the member. */
function OwnStep({ step }: { step: Step | undefined }) {
  const t = useAppliedText();
  if (step === undefined) return null;
  return (
    <ButtonLink href={links.appliedJobs({ application: step.application })} variant="primary">
      {t(step.kind)}
    </ButtonLink>
  );
}

/** An action that may go once the totals are known: from medium windows on its room stays, so that the others do too. */
function Placed({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return (
    <div
      aria-hidden={isHidden || undefined}
      inert={isHidden}
      className={classes(isHidden && 'invisible max-medium:hidden')}
    >
      {children}
    </div>
  );
}

interface LayoutSwitchProps {
  layout: Layout;
  onLayout: (layout: Layout) => void;
}

/** The layouts of the tracker; below wide windows by their icons. */
function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  const t = useAppliedText();
  return (
    <SegmentedControl
      label={t('layout.label')}
      value={layout}
      onChange={onLayout}
      options={layouts.map((value) => {
        const IconPart = layoutIcons[value];
        return {
          value,
          label: (
            <span className="flex items-center gap-2">
              <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} />
              <span className="max-wide:sr-only">{t(`layout.${value}`)}</span>
            </span>
          ),
        };
      })}
    />
  );
}
