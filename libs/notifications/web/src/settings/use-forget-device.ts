import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetDevice, listDevices, type Device } from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import { keyOf, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useNotificationsText } from '../messages/catalogue';
import { turnPushOff } from '../push/push-registration';
import { usePushTokens } from '../push/use-push';

/**
 * Takes a device out of those that get pushes.
 *
 * @param onEnd called when it is done, or has failed
 */
export function useForgetDevice(device: Device, isThis: boolean, name: string, onEnd: () => void) {
  const t = useNotificationsText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const tokens = usePushTokens();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isThis ? turnPushOff(tokens) : api.call(forgetDevice, { params: { id: device.id } }),
    onSuccess: () => toast.show({ text: t('devices.forgotten', { name }) }),
    onError: (error) => {
      toast.show({ type: 'error', text: t('devices.failed', { why: reasonOf(error) }) });
    },
    onSettled: () => {
      onEnd();
      void client.invalidateQueries({ queryKey: keyOf(listDevices) });
    },
  });
  return { isBusy: isPending, forget: () => mutate() };
}
