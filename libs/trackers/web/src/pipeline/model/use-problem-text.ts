import { useFormat } from '@upround/shared/i18n';
import { usePipelineText } from '../messages/catalogue';
import type { FieldProblem } from './item-fields';

/** Why a text can't be saved, in words. */
export function useProblemText(): (problem: FieldProblem) => string {
  const t = usePipelineText();
  const format = useFormat();
  return (problem) =>
    problem.kind === 'long'
      ? t('field.problem.long', { limit: format.number(problem.limit) })
      : t(`field.problem.${problem.kind}`);
}
