import {
  matchBudgets,
  mentorNeeds,
  mentorStages,
  mentorTimes,
  type MatchQuery,
  type MatchQuestion,
  type MentorCounts,
} from '@upround/mentor/contract';
import { useBudgetText } from '../components/use-budget-text';
import { useLanguageName } from '../components/use-language-name';
import { useMentorText } from '../messages/catalogue';
import { useFunnelText } from './messages/catalogue';

/** One answer that a question offers, as the address has it. */
export interface AnswerChoice {
  value: string;
  label: string;
  hint?: string;
  /** How many mentors remain with it; undefined until they're counted. */
  count: number | undefined;
}

const countOf = <Value>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
) => counts && (counts.find((entry) => entry.value === value)?.count ?? 0);

/** The answers that a question offers; undefined for languages until they're known. */
export function useChoices(
  counts: MentorCounts | undefined,
  answers: MatchQuery,
): (question: MatchQuestion) => readonly AnswerChoice[] | undefined {
  const t = useFunnelText();
  const tMentor = useMentorText();
  const languageName = useLanguageName();
  const budgetText = useBudgetText();
  return (question) => {
    switch (question) {
      case 'stage':
        return mentorStages.map((value) => ({
          value,
          label: tMentor(`stage.${value}`),
          hint: t(`hint.stage.${value}`),
          count: countOf(counts?.stage, value),
        }));
      case 'need':
        return mentorNeeds.map((value) => ({
          value,
          label: tMentor(`need.${value}`),
          count: countOf(counts?.need, value),
        }));
      case 'language':
        return counts && languageChoices(counts, answers.language, languageName);
      case 'budget':
        return matchBudgets.map((value) => ({
          value: String(value),
          label: budgetText(value),
          count: countOf(counts?.budget, value),
        }));
      case 'when':
        return mentorTimes.map((value) => ({
          value,
          label: tMentor(`time.${value}`),
          count: countOf(counts?.when, value),
        }));
    }
  };
}

/** The languages in the order of the answer, and the one that is chosen. */
function languageChoices(
  { language: counts }: MentorCounts,
  chosen: string | undefined,
  nameOf: (code: string) => string,
): AnswerChoice[] {
  const codes = new Set(counts.map(({ value }) => value));
  if (chosen !== undefined) codes.add(chosen);
  return [...codes].map((value) => ({
    value,
    label: nameOf(value),
    count: countOf(counts, value),
  }));
}
