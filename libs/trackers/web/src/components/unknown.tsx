import { useTrackersText } from '../messages/catalogue';

/** A fact that isn't published: a muted dash to the eye, words to screen readers. */
export function Unknown({ text }: { text?: string }) {
  const t = useTrackersText();
  return (
    <>
      <span aria-hidden className="text-muted">
        –
      </span>
      <span className="sr-only">{text ?? t('unknown')}</span>
    </>
  );
}
