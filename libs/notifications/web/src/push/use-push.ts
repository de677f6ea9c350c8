import { useMemo } from 'react';
import { pushSupport, pushTokens, usePushDevice, usePushPermission } from '@upround/shared/push';
import { useAppInfo } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';

/** What makes the tokens of this site: Firebase where it is set up, else our own adapter. */
export function usePushTokens() {
  const { firebase = null } = useAppInfo();
  return useMemo(() => pushTokens(firebase), [firebase]);
}

/** The state of push in this browser, for the signed-in person. */
export function usePushState() {
  const { user } = useSession();
  const permission = usePushPermission();
  const { token, wantedBy, deviceId } = usePushDevice();
  const isOwn = user !== null && wantedBy === user.id && token !== undefined;
  return { support: pushSupport(), permission, deviceId, isOn: isOwn && permission === 'granted' };
}
