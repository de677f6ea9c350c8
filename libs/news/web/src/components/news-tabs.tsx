import { links, newsTabs, type NewsTab } from '@upround/shared/links';
import { NavTabs } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

/** The kinds of things to read, each with an address of its own. */
export function NewsTabs({ current }: { current: NewsTab | 'essays' }) {
  const t = useNewsText();
  return (
    <NavTabs
      label={t('news.tabs')}
      className="sticky top-(--frame-top) z-20 bg-surface px-4 medium:px-6"
      tabs={[
        ...newsTabs.map((tab) => ({
          href: links.news({ tab }),
          label: t(`news.${tab}`),
          current: tab === current,
        })),
        { href: links.premiumContent(), label: t('news.essays'), current: current === 'essays' },
      ]}
    />
  );
}
