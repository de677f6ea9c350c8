import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  applicationStates,
  type Applicant,
  type ApplicationCounts,
  type ApplicationState,
} from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Checkbox, classes, NavTabs, Time } from '@upround/shared/ui';
import { countAt } from '../../../data/hiring-cache';
import { useHiringText } from '../../../hiring/messages/catalogue';
import { useFaces } from '../model/applicant-face';
import type { Selection } from '../model/use-selection';
import { ApplicantMarks } from './applicant-marks';
import { ApplicantName } from './applicant-name';
import { StageMenu } from './stage-menu';
import { StarLine } from './star-line';
import type { ApplicantActions } from './use-applicant-actions';
import { VirtualRows } from './virtual-rows';

interface ApplicantBoardProps {
  applicants: readonly Applicant[];
  counts: ApplicationCounts;
  /** The counts are of all applicants; under filters a column counts what it shows. */
  isFiltered: boolean;
  openId: string | null;
  selection: Selection;
  actions: ApplicantActions;
}

const CARD = 152;

type CardProps = Pick<ApplicantBoardProps, 'openId' | 'selection' | 'actions'> & {
  applicant: Applicant;
};

function BoardCard({ applicant, openId, selection, actions }: CardProps) {
  const t = useHiringText();
  const { name } = useFaces().faceOf(applicant);
  const isSelected = selection.has(applicant.id);
  const isOpen = applicant.id === openId;
  const hasMarks = applicant.stars > 0 || applicant.hasNote || applicant.resume !== null;
  return (
    <li
      data-applicant={applicant.id}
      className={classes(
        'mb-2 flex flex-col gap-2 rounded-surface border p-3',
        isOpen || isSelected ? 'border-accent bg-accent-subtle' : 'bg-surface-raised',
      )}
    >
      <div className="relative">
        <ApplicantName isStacked applicant={applicant} isOpen={isOpen} />
        <Checkbox
          className="absolute -top-2 -right-3"
          label={<span className="sr-only">{t('selection.one', { name })}</span>}
          checked={isSelected}
          onChange={() => selection.toggle(applicant.id)}
        />
      </div>
      <div className={hasMarks ? 'flex flex-wrap items-center gap-2' : 'contents'}>
        <StarLine stars={applicant.stars} />
        <ApplicantMarks applicant={applicant} />
      </div>
      <div className="flex items-center justify-between gap-2 text-small text-muted">
        <StageMenu isInStage applicant={applicant} actions={actions} />
        <Time value={applicant.createdAt} />
      </div>
    </li>
  );
}

type ColumnProps = ApplicantBoardProps & {
  state: ApplicationState;
  /** The one column that narrow boards show. */
  isChosen: boolean;
};

function Column({ state, isChosen, ...props }: ColumnProps) {
  const t = useHiringText();
  const scroller = useRef<HTMLUListElement>(null);
  const here = props.applicants.filter((applicant) => applicant.state === state);
  const count = columnCount(props, state);
  const label = t('applicants.column', { state: t(`state.${state}`), count });
  const isBoard = props.openId === null;
  const isEmpty = count === 0 && here.length === 0;
  return (
    <section
      aria-label={label}
      className={classes(
        'w-full flex-col',
        isChosen ? 'flex' : 'hidden',
        isBoard && 'medium:flex medium:min-h-0',
        // A column without anybody is no more than its name.
        isBoard && (isEmpty ? 'medium:w-auto' : 'medium:min-w-52 medium:grow medium:basis-0'),
      )}
    >
      <h2
        className={classes(
          'sr-only',
          isBoard &&
            'medium:not-sr-only medium:flex medium:gap-2 medium:px-1 medium:pb-2 medium:text-small medium:whitespace-nowrap',
          isEmpty ? 'text-muted' : 'font-semibold',
        )}
      >
        {t(`state.${state}`)}
        <span aria-hidden className="font-regular text-muted figures">
          {count}
        </span>
      </h2>
      {isEmpty ? (
        <p className={classes('py-2 text-small text-muted', isBoard && 'medium:hidden')}>
          {t('applicants.columnEmpty')}
        </p>
      ) : (
        <ul
          ref={scroller}
          aria-label={label}
          className={classes(
            'relative',
            isBoard &&
              'medium:min-h-40 medium:grow medium:overflow-y-auto medium:rounded-surface medium:bg-surface-sunken medium:p-2',
          )}
        >
          <VirtualRows rows={here} keyOf={({ id }) => id} scroller={scroller} estimate={CARD}>
            {(applicant) => (
              <BoardCard
                key={applicant.id}
                applicant={applicant}
                openId={props.openId}
                selection={props.selection}
                actions={props.actions}
              />
            )}
          </VirtualRows>
        </ul>
      )}
    </section>
  );
}

const columnCount = (
  { applicants, counts, isFiltered }: ApplicantBoardProps,
  state: ApplicationState,
) => (isFiltered ? applicants.filter((one) => one.state === state).length : countAt(counts, state));

/** Applicants in columns by where they stand; where there is room for one column, with a tab for each. */
export function ApplicantBoard(props: ApplicantBoardProps) {
  const t = useHiringText();
  const [params] = useSearchParams();
  const states = applicationStates.filter(
    (state) => state !== 'WITHDRAWN' || props.counts.withdrawn > 0,
  );
  const chosen =
    states.find((state) => state === params.get('state')) ??
    props.applicants.find(({ id }) => id === props.openId)?.state ??
    states.find((state) => columnCount(props, state) > 0) ??
    'APPLIED';
  return (
    <>
      <NavTabs
        label={t('applicants.stage')}
        className={classes('shrink-0 px-4', props.openId === null && 'medium:hidden')}
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
          props.openId === null && 'medium:min-h-0 medium:grow medium:overflow-x-auto',
        )}
      >
        {states.map((state) => (
          <Column key={state} state={state} isChosen={state === chosen} {...props} />
        ))}
      </div>
    </>
  );
}
