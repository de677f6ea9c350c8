import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  confirmEmailChange,
  listSessions,
  readSession,
  register,
  requestEmailChange,
  requestCode,
  resetPassword,
  signIn,
  type SignedIn,
} from '@upround/account/contract';
import { keyOf, mutationFor, queryFor } from '@upround/shared/query';
import { useSessionController } from '@upround/shared/session';

/**
 * Signs in by password or code; the session then follows everywhere.
 *
 * @param greet called after the sign-in, when its form is unmounted already
 */
export function useSignIn(greet?: (signedIn: SignedIn) => void) {
  const session = useSessionController();
  return useMutation({
    ...mutationFor(signIn),
    onSuccess: (signedIn) => {
      session.signedIn(signedIn);
      greet?.(signedIn);
    },
  });
}

export function useRegister() {
  return useMutation(mutationFor(register));
}

export function useRequestCode() {
  return useMutation(mutationFor(requestCode));
}

/** Sets a new password and signs in by that. */
export function useResetPassword(greet?: (signedIn: SignedIn) => void) {
  const session = useSessionController();
  return useMutation({
    ...mutationFor(resetPassword),
    onSuccess: (signedIn) => {
      session.signedIn(signedIn);
      greet?.(signedIn);
    },
  });
}

/** Reads the member's account again: another tab may have changed the address. */
export function useOwnAccount() {
  return useQuery({ ...queryFor(readSession, {}), refetchOnMount: 'always' });
}

export function useRequestEmailChange() {
  return useMutation(mutationFor(requestEmailChange));
}

/** Changes the address; the session then shows it everywhere. */
export function useConfirmEmailChange() {
  const session = useSessionController();
  const client = useQueryClient();
  return useMutation({
    ...mutationFor(confirmEmailChange),
    onSuccess: (user) => {
      client.setQueryData(keyOf(readSession, {}), user);
      session.userChanged(user);
    },
  });
}

/** Changes the password; the list of devices is read again. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    ...mutationFor(changePassword),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listSessions) }),
  });
}
