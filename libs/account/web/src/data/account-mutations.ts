import { useMutation } from '@tanstack/react-query';
import {
  register,
  requestCode,
  resetPassword,
  signIn,
  type SignedIn,
} from '@upround/account/contract';
import { mutationFor } from '@upround/shared/query';
import { useSessionController } from '@upround/shared/session';

/**
 * Signs in by password or code; the session then follows everywhere.
 *
 * @param greet is told of the sign-in; the form that began it is gone by then
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
