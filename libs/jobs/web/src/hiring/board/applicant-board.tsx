import { useSearchParams } from 'react-router-dom';
import {
  applicationStates,
  type Applicant,
  type ApplicationCounts,
  type ApplicationState,
} from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { classes, NavTabs } from '@upround/shared/ui';
import { countAt } from '../data/hiring-cache';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import type { Selection } from '../model/use-selection';
import { BoardColumn } from './board-column';
import { useBoardDrag } from './use-board-drag';

interface ApplicantBoardProps {
  applicants: readonly Applicant[];
  counts: ApplicationCounts;
  /** The counts are of all applicants; under filters a column counts what it shows. */
  isFiltered: boolean;
  openId: string | null;
  selection: Selection;
  actions: ApplicantActions;
}

const columnCount = (
  { applicants, counts, isFiltered }: ApplicantBoardProps,
  state: ApplicationState,
) => (isFiltered ? applicants.filter((one) => one.state === state).length : countAt(counts, state));

/** Applicants in columns by stage; on narrow screens one column with tabs. */
export function ApplicantBoard(props: ApplicantBoardProps) {
  const { applicants, counts, openId, selection, actions } = props;
  const t = useHiringText();
  const [params] = useSearchParams();
  const drag = useBoardDrag(selection, actions);
  const states = applicationStates.filter((state) => state !== 'WITHDRAWN' || counts.withdrawn > 0);
  const chosen =
    states.find((state) => state === params.get('state')) ??
    applicants.find(({ id }) => id === openId)?.state ??
    states.find((state) => columnCount(props, state) > 0) ??
    'APPLIED';
  return (
    <>
      <NavTabs
        label={t('applicants.stage')}
        className={classes('shrink-0 px-4', openId === null && 'medium:hidden')}
        tabs={states.map((state) => ({
          href: links.jobs({ ...Object.fromEntries(params), state }),
          label: t(`state.${state}`),
          count: columnCount(props, state),
          current: state === chosen,
        }))}
      />
      <div
        className={classes(
          'flex gap-2 p-4',
          openId === null && 'medium:min-h-0 medium:grow medium:overflow-x-auto',
        )}
      >
        {states.map((state) => (
          <BoardColumn
            key={state}
            state={state}
            applicants={applicants.filter((applicant) => applicant.state === state)}
            count={columnCount(props, state)}
            isChosen={state === chosen}
            {...{ openId, selection, actions, drag }}
          />
        ))}
      </div>
    </>
  );
}
