import type { Story } from '@upround/news/contract';
import { useFormat } from '@upround/shared/i18n';
import { useNewsText } from '../messages/catalogue';

/** Names the other sources that tell a story too. */
export function AlsoIn({ story }: { story: Story }) {
  const t = useNewsText();
  const format = useFormat();
  if (story.alsoIn.length === 0) return null;
  const names = story.alsoIn.map(({ source }) => source.name);
  return (
    <p className="text-small text-muted">{t('story.alsoIn', { sources: format.list(names) })}</p>
  );
}
