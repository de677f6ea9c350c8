import { useMutation } from '@tanstack/react-query';
import { leaveCreators, type CreatorApplication } from '@upround/ambassador/contract';
import { mutationFor } from '@upround/shared/query';
import { ConfirmButton } from '@upround/shared/toasts';
import { classes, Time, Words } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useSaveOwnCreator } from '../data/own-cache';
import { useAmbassadorCreatorsText } from './messages/catalogue';

const dots = {
  SUBMITTED: 'bg-strong',
  APPROVED: 'bg-accent',
  DECLINED: 'bg-danger',
  WITHDRAWN: 'bg-strong',
  LEFT: 'bg-strong',
} as const;

/** Where an application is, how it came there, and ending it. */
export function CreatorStatePart({ place }: { place: CreatorApplication }) {
  const t = useAmbassadorCreatorsText();
  const { state, reason, timeline } = place;
  return (
    <PanelPart title={t(`state.${state}`)}>
      <p className="-mt-2 text-muted">{t(`state.hint.${state}`)}</p>
      {state === 'DECLINED' && reason !== '' && (
        <div className="flex flex-col gap-1">
          <p className="text-small text-muted">{t('state.reason')}</p>
          <p dir="auto" className="border-l-2 pl-3 whitespace-pre-line wrap-anywhere">
            <Words>{reason}</Words>
          </p>
        </div>
      )}
      <ol aria-label={t('state.timeline')} className="flex flex-col">
        {timeline.map((step, place) => (
          <li key={`${step.state} ${step.at}`} className="flex gap-3 pb-4 last:pb-0">
            <span aria-hidden className="relative flex flex-col items-center pt-1.5">
              <span className={classes('size-3 shrink-0 rounded-full', dots[step.state])} />
              {place < timeline.length - 1 && (
                <span className="absolute inset-x-0 top-6 -bottom-4 mx-auto w-px bg-medium" />
              )}
            </span>
            <span className="flex flex-wrap gap-x-3">
              <span className="font-medium">{t(`state.step.${step.state}`)}</span>
              <Time value={step.at} form="date" className="text-muted" />
            </span>
          </li>
        ))}
      </ol>
      {(state === 'SUBMITTED' || state === 'APPROVED') && (
        <EndButton isCreator={state === 'APPROVED'} />
      )}
    </PanelPart>
  );
}

/** Withdraws an application, or leaves the programme. */
function EndButton({ isCreator }: { isCreator: boolean }) {
  const t = useAmbassadorCreatorsText();
  const save = useSaveOwnCreator();
  const leave = useMutation({ ...mutationFor(leaveCreators), onSuccess: save });
  const key = isCreator ? 'leave' : 'withdraw';
  return (
    <div>
      <ConfirmButton
        label={t(`state.${key}`)}
        size="small"
        title={t(`state.${key}Title`)}
        confirmText={t(`state.${key}`)}
        failed={t(`state.${key}Failed`)}
        run={() => leave.mutateAsync({})}
      >
        {t(`state.${key}Text`)}
      </ConfirmButton>
    </div>
  );
}
