import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useAppInfo } from '@upround/shared/routing';
import { Button, Notice } from '@upround/shared/ui';
import { newBuildAtom } from '../boot/build-watch';
import { useNoticeText } from './messages/catalogue';

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]';

const isTyping = () => document.activeElement?.matches(FIELDS) === true;

function listenToFocus(onChange: () => void): () => void {
  // Focus is nowhere between two fields; a moment later it has arrived.
  const lookSoon = () => void setTimeout(onChange);
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', lookSoon);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', lookSoon);
  };
}

/** Whether a text field has the focus. */
const useIsTyping = () => useSyncExternalStore(listenToFocus, isTyping);

/**
 * Offers to load the page again once a newer build is served; never while the viewer types.
 *
 * @param props.reload does the loading; replaced in tests
 */
export function NewBuildNotice({
  reload = () => window.location.reload(),
}: {
  reload?: () => void;
}) {
  const t = useNoticeText();
  const { brandName } = useAppInfo();
  const [newBuild, setNewBuild] = useAtom(newBuildAtom);
  const typing = useIsTyping();
  return (
    newBuild !== null &&
    !typing && (
      <Notice
        tone="info"
        title={t('newBuild.title', { brand: brandName })}
        className="shadow-floating"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="primary" onClick={reload}>
              {t('newBuild.reload')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setNewBuild(null)}>
              {t('newBuild.later')}
            </Button>
          </div>
        }
      >
        {t('newBuild.text')}
      </Notice>
    )
  );
}
