import { ideaLimits } from '@upround/feed/contract';
import type { IdeaProblem } from '../../composer/model/draft-idea';
import { useIdeaText } from './messages/catalogue';

/** A problem of an idea in a sentence. */
export function useIdeaProblemText(): (problem: IdeaProblem) => string {
  const t = useIdeaText();
  return ({ at, code }) =>
    code === 'ideaEmpty' ? t(`problems.empty.${at}`) : t('problems.long', { max: ideaLimits[at] });
}
