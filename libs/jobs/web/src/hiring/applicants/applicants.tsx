import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Applicant, Job } from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { classes } from '@upround/shared/ui';
import type { ApplicantChoice } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import type { ApplicantAddress } from '../model/use-applicant-address';
import type { BlindMode } from '../model/use-blind-mode';
import { useApplicantKeys } from '../model/use-applicant-keys';
import { useRestoredFocus } from '../model/use-restored-focus';
import { useSelection } from '../model/use-selection';
import { ApplicantPanel } from '../panel/applicant-panel';
import { usePanelFocus } from '../panel/use-panel-focus';
import { ApplicantHead } from './applicant-head';
import { ApplicantList } from './applicant-list';
import { BackDialog } from './back-dialog';
import { RejectDialog } from '../decision/reject-dialog';
import { useApplicantActions } from './use-applicant-actions';
import type { useApplicants } from './use-applicants';

/** In the order of the alphabet, and by a search for a name, names would show through. */
const blindChoice = (choice: ApplicantChoice): ApplicantChoice => ({
  ...choice,
  search: undefined,
  sort: choice.sort === 'name' ? 'newest' : choice.sort,
  blind: true,
});

interface ApplicantsProps {
  job: Job;
  address: ApplicantAddress;
  found: ReturnType<typeof useApplicants>;
  blind: BlindMode;
  onBlind: (isBlind: boolean) => void;
}

/** Applicants in a table or on a board, and the open one beside them; on phones one of the two. */
export function Applicants({ job, address, found, blind, onBlind }: ApplicantsProps) {
  const t = useHiringText();
  const { isBlind, faceOf } = useFaces();
  const list = useRef<HTMLDivElement>(null);
  const { openId, put } = address;
  const choice = isBlind ? blindChoice(address.choice) : address.choice;
  const { applicants, counts, open } = found;

  const selection = useSelection(applicants);
  const { clear } = selection;
  const restoreFocus = useRestoredFocus(list, applicants);
  const onMoved = useCallback(
    (moved: readonly Applicant[]) => {
      // The bar with its buttons goes with the selection.
      if (moved.length > 1) flushSync(clear);
      restoreFocus(moved);
    },
    [clear, restoreFocus],
  );
  const { actions, rejecting, goingBack } = useApplicantActions(onMoved);
  const onOpen = useCallback((id: string | null) => put({ application: id ?? undefined }), [put]);
  useApplicantKeys({
    list,
    applicants,
    openId,
    nextUnread: found.nextUnread,
    onOpen,
    onSelect: selection.toggle,
    onShortlist: (one) => actions.move([one], 'SHORTLISTED'),
    onReject: (one) => actions.reject([one]),
    onUndo: actions.undo,
  });
  const heading = usePanelFocus(openId, list);

  const title =
    open === undefined
      ? t('applicants.title', { title: job.title })
      : t('applicants.titleOf', { name: faceOf(open).name, title: job.title });
  return (
    <Page
      pattern={routes.jobs}
      title={title}
      hideHeading
      restoresOwnScroll
      className="flex h-[calc(100dvh-var(--frame-top)-var(--frame-bottom))] overflow-hidden"
    >
      <div
        ref={list}
        tabIndex={-1}
        className={classes(
          'relative min-h-0 min-w-0 grow scroll-py-16 flex-col overflow-y-auto outline-hidden medium:flex',
          openId === null ? 'flex' : 'hidden medium:max-w-80 medium:border-r',
        )}
      >
        <ApplicantHead
          job={job}
          address={address}
          choice={choice}
          counts={counts}
          isNarrow={openId !== null}
          blind={blind}
          onBlind={(next) => {
            if (next) put({ search: undefined });
            onBlind(next);
          }}
        />
        <ApplicantList
          job={job}
          address={address}
          found={found}
          scroller={list}
          selection={selection}
          actions={actions}
        />
      </div>
      {openId !== null && (
        <ApplicantPanel
          key={openId}
          job={job}
          headingRef={heading}
          found={found}
          actions={actions}
          onOpen={onOpen}
        />
      )}
      <RejectDialog {...rejecting} />
      <BackDialog {...goingBack} />
    </Page>
  );
}
