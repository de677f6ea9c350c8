import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import { useIdeaText } from './components/messages/catalogue';
import { drawIdea } from './data/idea-queries';

/** Leads to some other idea, drawn by chance. */
export function AnotherIdea({ ideaId }: { ideaId: string }) {
  const t = useIdeaText();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  async function draw() {
    setBusy(true);
    try {
      const slug = await drawIdea(ideaId);
      if (slug === undefined) toast.show({ type: 'info', text: t('more.anotherNone') });
      else await navigate(links.idea(slug));
    } catch (error) {
      fail(error, t('more.anotherFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon={Shuffle} busy={isBusy} onClick={() => void draw()}>
      {t('more.another')}
    </Button>
  );
}
