import { useMutation } from '@tanstack/react-query';
import { register, requestCode, resetPassword, signIn } from '@upround/account/contract';
import { mutationFor } from '@upround/shared/query';
import { useSessionController } from '@upround/shared/session';

/** Signs in by password or code; the session then follows everywhere. */
export function useSignIn() {
  const session = useSessionController();
  return useMutation({
    ...mutationFor(signIn),
    onSuccess: (signedIn) => session.signedIn(signedIn),
  });
}

export function useRegister() {
  return useMutation(mutationFor(register));
}

export function useRequestCode() {
  return useMutation(mutationFor(requestCode));
}

export function useResetPassword() {
  const session = useSessionController();
  return useMutation({
    ...mutationFor(resetPassword),
    onSuccess: (signedIn) => session.signedIn(signedIn),
  });
}
