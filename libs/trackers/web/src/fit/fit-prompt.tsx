import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { links } from '@upround/shared/links';
import { ButtonLink, Notice } from '@upround/shared/ui';
import { useFitSettings } from '../data/use-fit';
import { useFitText } from './messages/catalogue';

/** Whether the member doesn't want to be asked; stored in this browser. */
const isDismissedAtom = atomWithStorage('upround-trackers-fit-dismissed', false, undefined, {
  getOnInit: true,
});

/** Asks once what the member is raising. */
export function FitPrompt({ className }: { className?: string }) {
  const t = useFitText();
  const settings = useFitSettings();
  const [isDismissed, setDismissed] = useAtom(isDismissedAtom);
  if (settings !== null || isDismissed) return null;
  return (
    <Notice
      title={t('prompt.title')}
      onDismiss={() => setDismissed(true)}
      action={
        <ButtonLink href={links.fitSettings()} size="small">
          {t('prompt.action')}
        </ButtonLink>
      }
      {...(className !== undefined && { className })}
    >
      {t('prompt.text')}
    </Notice>
  );
}
