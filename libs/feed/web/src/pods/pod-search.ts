import type { Pod } from '@upround/feed/contract';

/** The topics of the pods at hand, in the order of the alphabet. */
export function topicsOf(pods: readonly Pod[]): string[] {
  return [...new Set(pods.map(({ topic }) => topic))].sort((a, b) => a.localeCompare(b));
}

/** The pods that fit every word of the query and the topic. */
export function findPods(pods: readonly Pod[], query: string, topic: string): Pod[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pods.filter((pod) => {
    if (topic !== '' && pod.topic !== topic) return false;
    const text = `${pod.name} ${pod.description} ${pod.topic}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
