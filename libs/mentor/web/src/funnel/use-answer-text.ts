import type { MatchQuery, MatchQuestion } from '@upround/mentor/contract';
import { useBudgetText } from '../components/use-budget-text';
import { useLanguageName } from '../components/use-language-name';
import { useMentorText } from '../messages/catalogue';

/** The answer to a question in words; null where there is none. */
export function useAnswerText(): (question: MatchQuestion, answers: MatchQuery) => string | null {
  const tMentor = useMentorText();
  const languageName = useLanguageName();
  const budgetText = useBudgetText();
  return (question, { stage, need, language, budget, when }) => {
    switch (question) {
      case 'stage':
        return stage === undefined ? null : tMentor(`stage.${stage}`);
      case 'need':
        return need === undefined ? null : tMentor(`need.${need}`);
      case 'language':
        return language === undefined ? null : languageName(language);
      case 'budget':
        return budget === undefined ? null : budgetText(budget);
      case 'when':
        return when === undefined ? null : tMentor(`time.${when}`);
    }
  };
}
