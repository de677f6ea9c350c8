import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, TextInput } from '@upround/shared/ui';
import { useCopy } from '../components/use-copy';
import { useAmbassadorDashboardText } from './messages/catalogue';

/** The link of an invitation, which is shown once. The focus comes to it. */
export function NewInvite({ link }: { link: string }) {
  const t = useAmbassadorDashboardText();
  const copy = useCopy();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [link]);
  return (
    <div role="status" className="flex flex-col gap-2 rounded-control bg-accent-subtle p-3">
      <p className="text-small font-medium">{t('invites.newTitle')}</p>
      <p className="text-small">{t('invites.newHint')}</p>
      <TextInput
        ref={field}
        readOnly
        aria-label={t('invites.linkLabel')}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={Copy} variant="primary" className="self-start" onClick={() => copy(link)}>
        {t('invites.copy')}
      </Button>
    </div>
  );
}
