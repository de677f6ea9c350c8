import { useMutation } from '@tanstack/react-query';
import {
  changeOwnAmbassador,
  leaveProgramme,
  type OwnAmbassador,
} from '@upround/ambassador/contract';
import { mutationFor } from '@upround/shared/query';
import { ConfirmButton, toast, useFailureToast } from '@upround/shared/toasts';
import { Switch } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useSaveOwnAmbassador } from '../data/own-cache';
import { useAmbassadorDashboardText } from './messages/catalogue';

/** Hiding one's name, and leaving. */
export function SettingsPart({ own }: { own: OwnAmbassador }) {
  const t = useAmbassadorDashboardText();
  const fail = useFailureToast();
  const save = useSaveOwnAmbassador();
  const change = useMutation({
    ...mutationFor(changeOwnAmbassador),
    onSuccess: save,
    onError: (error) => fail(error, t('settings.hideFailed')),
  });
  const leave = useMutation({
    ...mutationFor(leaveProgramme),
    onSuccess(left) {
      save(left);
      toast.show({ text: t('settings.left') });
    },
  });
  const isHidden = change.isPending
    ? (change.variables.body.isNameHidden ?? own.isNameHidden)
    : own.isNameHidden;
  return (
    <PanelPart title={t('settings.title')}>
      <Switch
        className="-mt-2"
        label={t('settings.hide')}
        hint={t('settings.hideHint')}
        checked={isHidden}
        onChange={({ target: { checked } }) => {
          if (!change.isPending) change.mutate({ body: { isNameHidden: checked } });
        }}
      />
      <div className="border-t pt-4">
        <ConfirmButton
          label={t('settings.leave')}
          size="small"
          title={t('settings.leaveTitle')}
          confirmText={t('settings.leave')}
          failed={t('settings.leaveFailed')}
          run={() => leave.mutateAsync({})}
        >
          {t('settings.leaveText')}
        </ConfirmButton>
      </div>
    </PanelPart>
  );
}
