import { useMutation } from '@tanstack/react-query';
import { verifyVpa } from '@upround/premium/contract';
import { api } from '@upround/shared/api-client';

/** What is known of the UPI id in the field. */
export type VpaState =
  { kind: 'none' | 'checking' | 'refused' | 'unchecked' } | { kind: 'valid'; name: string | null };

interface VpaCheck {
  /** What is known of a UPI id, as it was typed. */
  stateOf: (vpa: string) => VpaState;
  /**
   * Asks whether it can pay, unless that is known.
   *
   * @returns false for one that can't; one that couldn't be checked is left to the provider
   */
  check: (vpa: string) => Promise<boolean>;
}

/** Checks a UPI id. It's a mutation, so that no id stays in the cache. */
export function useVpaCheck(): VpaCheck {
  const { data, variables, isPending, isError, mutateAsync } = useMutation({
    mutationKey: [verifyVpa.id],
    mutationFn: (vpa: string) => api.call(verifyVpa, { query: { vpa } }),
    gcTime: 0,
  });
  const stateOf = (typed: string): VpaState => {
    if (variables === undefined || variables !== typed.trim()) return { kind: 'none' };
    if (isPending) return { kind: 'checking' };
    if (isError) return { kind: 'unchecked' };
    if (data === undefined) return { kind: 'none' };
    return data.valid ? { kind: 'valid', name: data.name } : { kind: 'refused' };
  };
  return {
    stateOf,
    async check(typed) {
      const { kind } = stateOf(typed);
      if (kind === 'valid' || kind === 'refused') return kind === 'valid';
      try {
        return (await mutateAsync(typed.trim())).valid;
      } catch {
        return true;
      }
    },
  };
}
