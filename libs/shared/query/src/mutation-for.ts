import { mutationOptions } from '@tanstack/react-query';
import { api } from '@upround/shared/api-client';
import type { AnyCall, CallInput, CallOutput } from '@upround/shared/contract-core';

export interface MutationSettings {
  /**
   * Send an `Idempotency-Key`, the same one for every try with the same input object, so that a
   * repeated write happens once.
   */
  idempotent?: boolean;
}

// Outlives renders and components, so that trying again with the same input keeps its key.
const keys = new WeakMap<object, string>();

function keyFor(input: object): string {
  const known = keys.get(input) ?? crypto.randomUUID();
  keys.set(input, known);
  return known;
}

/**
 * TanStack Query options that make a write.
 *
 *     const send = useMutation({ ...mutationFor(createPost, { idempotent: true }), onSuccess });
 *
 * @param call a POST, PATCH or DELETE call of a contract
 */
export function mutationFor<Call extends AnyCall>(
  call: Call,
  { idempotent = false }: MutationSettings = {},
) {
  return mutationOptions<CallOutput<Call>, Error, CallInput<Call>>({
    mutationKey: [call.id],
    mutationFn: (input) =>
      api.call(call, input, idempotent ? { idempotencyKey: keyFor(input as object) } : {}),
  });
}
