import { useTrackersText } from '../messages/catalogue';

/** A dash for a fact that isn't published, which is also said in words. */
export function Unknown({ text }: { text?: string }) {
  const t = useTrackersText();
  const words = text ?? t('unknown');
  return (
    <span title={words} className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
