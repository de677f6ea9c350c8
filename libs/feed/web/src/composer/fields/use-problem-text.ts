import { postLimits } from '@upround/feed/contract';
import { textLimits } from '@upround/shared/domain';
import type { DraftProblem } from '../model/draft-problems';
import { useIdeaProblemText } from '../../ideas/components/use-idea-problem-text';
import { useComposerText } from '../messages/catalogue';

/** A problem of a draft in a sentence. */
export function useProblemText(): (problem: DraftProblem) => string {
  const t = useComposerText();
  const ideaProblemText = useIdeaProblemText();
  return (problem) => {
    const number = 'index' in problem ? problem.index + 1 : 0;
    switch (problem.code) {
      case 'ideaEmpty':
      case 'ideaLong':
        return ideaProblemText(problem);
      case 'textLong':
        return t('problems.textLong', { max: textLimits.post });
      case 'partLong':
        return t('problems.partLong', { number, max: textLimits.post });
      case 'optionLong':
        return t('problems.optionLong', { number, max: textLimits.pollOption });
      case 'explanationLong':
        return t('problems.explanationLong', { max: textLimits.quizExplanation });
      case 'altLong':
        return t('problems.altLong', { number, max: textLimits.altText });
      case 'threadLong':
        return t('problems.threadLong', { max: postLimits.threadLength });
      case 'partEmpty':
        return t('problems.partEmpty', { number });
      case 'optionTwice':
        return t('problems.optionTwice', { number });
      default:
        return t(`problems.${problem.code}`);
    }
  };
}
