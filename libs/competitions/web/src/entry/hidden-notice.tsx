import type { OwnEntry } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { Link, Notice } from '@upround/shared/ui';
import { useEntryText } from './messages/catalogue';

interface HiddenNoticeProps {
  entry: Pick<OwnEntry, 'hiddenAs' | 'isOwner'>;
}

/** Why others can't see a submitted entry; nothing where they can, or will. */
export function HiddenNotice({ entry: { hiddenAs, isOwner } }: HiddenNoticeProps) {
  const t = useEntryText();
  if (hiddenAs === null) return null;
  if (hiddenAs === 'HELD') {
    return <Notice title={t('hidden.HELD')}>{t('hidden.HELDText')}</Notice>;
  }
  return (
    <Notice tone="warning" title={t('hidden.HIDDEN')}>
      {t('hidden.HIDDENText')}{' '}
      {isOwner ? (
        <Link href={links.settings({ section: 'reports' })}>{t('hidden.why')}</Link>
      ) : (
        t('hidden.owner')
      )}
    </Notice>
  );
}
