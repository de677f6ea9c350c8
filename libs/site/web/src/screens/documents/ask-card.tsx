import { links } from '@upround/shared/links';
import { ButtonLink, Surface } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

/** Leads to the feedback form, for questions that aren't answered here. */
export function AskCard() {
  const t = useSiteText();
  return (
    <Surface padding="large" className="flex flex-wrap items-center gap-4">
      <div className="min-w-40 grow basis-0">
        <p className="font-semibold">{t('answers.more')}</p>
        <p className="text-small text-muted">{t('answers.moreHint')}</p>
      </div>
      <ButtonLink href={links.feedback()}>{t('answers.ask')}</ButtonLink>
    </Surface>
  );
}
