import { jobLimits } from '@upround/jobs/contract';

const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.-]*$/u;

/** Words in the spelling of a tag; undefined where they make none. */
export function asTag(words: string): string | undefined {
  const tag = words.trim().toLowerCase().replace(/^#/, '').replace(/\s+/g, '-');
  return TAG.test(tag) && [...tag].length <= jobLimits.tag ? tag : undefined;
}

/** Of the tags that other jobs carry, those that go on as was typed and are not chosen yet. */
export function suggestedTags(known: readonly string[], chosen: readonly string[], text: string) {
  const beginning = text.trim().toLowerCase().replace(/^#/, '').replace(/\s+/g, '-');
  return known.filter((tag) => tag.startsWith(beginning) && !chosen.includes(tag));
}
