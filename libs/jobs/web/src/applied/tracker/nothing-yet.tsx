import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';

/** In place of the list and of the board, before the first application. */
export function NothingYet() {
  const t = useAppliedText();
  return (
    <EmptyState
      title={t('empty.all')}
      action={<ButtonLink href={links.jobs()}>{t('empty.board')}</ButtonLink>}
    >
      {t('empty.allHint')}
    </EmptyState>
  );
}
