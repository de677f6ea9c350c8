import { guidelineNumber, type GuidelineRule } from '@upround/shared/domain';
import { useTermsText } from './messages/catalogue';

/** Names a rule of the community guidelines: `Rule 4: Spam`. */
export function useRuleName(): (rule: GuidelineRule) => string {
  const t = useTermsText();
  return (rule) =>
    t('numberedRule', { number: String(guidelineNumber(rule)), name: t(`rule.${rule}`) });
}
