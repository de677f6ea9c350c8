import { useAtomValue, useSetAtom } from 'jotai';
import { createPost, listPods, podFixtures, readPod, type FeedItem } from '@upround/feed/contract';
import {
  fetchMeta,
  listSuggestions,
  previewErrors,
  suggestionMixFixture,
} from '@upround/search/contract';
import { fakeApi, refuse, segment } from '@upround/shared/testing';
import { aPost } from '../components/feed-test.fixtures';
import type { DraftPod } from './model/draft';
import { composerAtom } from './composer-atoms';
import { ComposerDialog } from './composer-dialog';
import { ComposerPrompt } from './composer-prompt';
import { PendingPosts } from './pending-posts';

/** A pod that everyone can choose. */
export const [chosenPod] = podFixtures;

/** What the composer asks for; posts are written as they come. */
export function composerApi(answer: () => FeedItem = () => aPost({ id: 'written' })) {
  return fakeApi()
    .on(listPods, () => segment([...podFixtures]))
    .on(readPod, ({ params }) => {
      const pod = podFixtures.find(({ slug }) => slug === params.id);
      if (pod === undefined) throw new Error(`No pod ${params.id}`);
      return pod;
    })
    .on(listSuggestions, () => suggestionMixFixture)
    .on(fetchMeta, () => {
      throw refuse(previewErrors.PREVIEW_UNAVAILABLE);
    })
    .on(createPost, answer);
}

/** A page with the composer's button, the composer and unsent posts. */
export function ComposerPage({ pod = null }: { pod?: DraftPod | null }) {
  const opening = useAtomValue(composerAtom);
  const setOpening = useSetAtom(composerAtom);
  return (
    <>
      <ComposerPrompt pod={pod} />
      <PendingPosts {...(pod !== null && { podId: pod.id })} />
      {opening !== null && <ComposerDialog opening={opening} onClose={() => setOpening(null)} />}
    </>
  );
}

/** A chosen file. */
export function aPicture(name = 'chart.png', size = 10, type = 'image/png'): File {
  return new File([new Uint8Array(size)], name, { type });
}
