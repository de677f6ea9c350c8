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

const CARD = 128;

type CardProps = Pick<ApplicantBoardProps, 'openId' | 'selection' | 'actions'> & {
  applicant: Applicant;
};

function BoardCard({ applicant, openId, selection, actions }: CardProps) {
  const t = useHiringText();
  const { name } = useFaces().faceOf(applicant);
  const isSelected = selection.has(applicant.id);
  const isOpen = applicant.id === openId;
  return (
    <li
      data-applicant={applicant.id}
      className={classes(
        'mb-2 flex flex-col gap-2 rounded-surface border bg-surface-raised p-3',
        (isOpen || isSelected) && 'border-accent bg-accent-subtle',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <ApplicantName applicant={applicant} isOpen={isOpen} size={32} />
        </div>
        <Checkbox
          className="-mt-2 -mr-3"
          label={<span className="sr-only">{t('selection.one', { name })}</span>}
          checked={isSelected}
          onChange={() => selection.toggle(applicant.id)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-small text-muted">
        <StageMenu applicant={applicant} actions={actions} />
        <Time value={applicant.createdAt} />
      </div>
      <StarLine stars={applicant.stars} />
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
  const isNarrow = props.openId !== null;
  const isEmpty = count === 0;
  return (
    <section
      aria-label={label}
      className={classes(
        'min-h-0 w-full flex-col',
        isChosen ? 'flex' : 'hidden',
        !isNarrow && 'medium:flex',
        !isNarrow && (isEmpty ? 'medium:w-24 medium:shrink-0' : 'medium:min-w-44 medium:basis-0'),
      )}
    >
      <h2 className="flex gap-2 px-1 pb-2 text-small font-semibold">
        {t(`state.${state}`)}
        <span aria-hidden className="font-regular text-muted figures">
          {count}
        </span>
      </h2>
      <ul
        ref={scroller}
        aria-label={label}
        className={classes(
          'relative min-h-40 grow overflow-y-auto rounded-surface bg-surface-sunken p-2',
          isEmpty && !isNarrow && 'medium:min-h-10 medium:grow-0',
        )}
      >
        {here.length === 0 && (
          <li className="p-2 text-small text-muted">{t('applicants.columnEmpty')}</li>
        )}
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
      <div className="flex min-h-0 grow gap-2 overflow-x-auto p-4">
        {states.map((state) => (
          <Column key={state} state={state} isChosen={state === chosen} {...props} />
        ))}
      </div>
    </>
  );
}
