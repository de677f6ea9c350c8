import { announce } from '@upround/shared/routing';
import { useFailureToast } from '@upround/shared/toasts';
import { NewItemsPill } from '@upround/shared/ui';
import { useCompetitionPartsText } from './messages/catalogue';

interface NewResultsProps {
  isShown: boolean;
  /** Shows them. They are offered until that succeeds. */
  show: () => Promise<unknown>;
}

/** Says above competitions that results were published or corrected. Nothing moves until it's pressed. */
export function NewResults({ isShown, show }: NewResultsProps) {
  const t = useCompetitionPartsText();
  const fail = useFailureToast();
  const press = () =>
    void show().then(
      () => announce(t('newResults.refreshed')),
      (error: unknown) => fail(error, t('newResults.failed')),
    );
  return (
    <NewItemsPill isShown={isShown} onPress={press}>
      {t('newResults.pill')}
    </NewItemsPill>
  );
}
