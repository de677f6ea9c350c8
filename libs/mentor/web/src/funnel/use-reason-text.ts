import {
  mentorNeeds,
  mentorStages,
  type MentorCard,
  type MentorMatchReason,
} from '@upround/mentor/contract';
import { useLanguageName } from '../components/use-language-name';
import { usePrice } from '../model/use-price';
import { useSessionClock } from '../model/use-session-clock';
import { useFunnelText } from './messages/catalogue';

/** Why a mentor fits, in words. */
export function useReasonText(): (mentor: MentorCard, reason: MentorMatchReason) => string {
  const t = useFunnelText();
  const price = usePrice();
  const clock = useSessionClock();
  const languageName = useLanguageName();
  return ({ currency }, reason) => {
    switch (reason.question) {
      case 'stage': {
        const stage = mentorStages.find((known) => known === reason.value);
        return stage === undefined
          ? reason.value
          : t(`reason.stage.${stage}`, { first: String(reason.isFirst) });
      }
      case 'need': {
        const need = mentorNeeds.find((known) => known === reason.value);
        const topic = need === undefined ? reason.value : t(`topic.${need}`);
        return t('reason.need', { first: String(reason.isFirst), topic });
      }
      case 'language':
        return t('reason.language', { language: languageName(reason.value) });
      case 'budget':
        return reason.priceFrom === 0
          ? t('reason.free')
          : t('reason.price', { price: price({ amount: reason.priceFrom, currency }) });
      case 'when':
        return t('reason.when', {
          time: clock.dayAndTime(reason.nextSlot),
          offset: clock.offset(reason.nextSlot),
        });
    }
  };
}
