import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { editProfile } from '@upround/profile/contract';

const edits = { mutationKey: [editProfile.id] };

/** When nothing of the profile is being saved any more. */
function settled(client: QueryClient): Promise<void> {
  if (client.isMutating(edits) === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating(edits) > 0) return;
      stop();
      resolve();
    });
  });
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Ends the editing once what was left last is saved. Where a field was refused it gets the focus instead; who presses
 * again leaves it as it is, and finds it so the next time.
 *
 * @param root what holds the form
 */
export function useFinishEditing(root: RefObject<HTMLElement | null>, onDone: () => void) {
  const client = useQueryClient();
  const warned = useRef<Element>(null);
  return async () => {
    await settled(client);
    await nextFrame();
    const refused = root.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
    if (refused === null || refused === warned.current) {
      warned.current = null;
      onDone();
      return;
    }
    warned.current = refused;
    refused.focus();
  };
}
