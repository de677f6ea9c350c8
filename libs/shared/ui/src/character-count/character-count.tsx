import { useFormat } from '@upround/shared/i18n';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';

export interface CharacterCountProps {
  /** Characters written, counted as the limit counts them. */
  length: number;
  limit: number;
  /** Characters before the limit from which it is read out; a tenth of it, at most 20. */
  near?: number;
  className?: string;
}

/** `212 of 280`; near the limit it shows how many are left, and announces it to screen readers. */
export function CharacterCount({
  length,
  limit,
  near = Math.min(20, Math.ceil(limit / 10)),
  className,
}: CharacterCountProps) {
  const t = useKitText();
  const format = useFormat();
  const left = limit - length;
  const words =
    left < 0
      ? t('characters.over', { count: -left })
      : left <= near
        ? t('characters.left', { count: left })
        : '';
  return (
    <span
      className={classes(
        'figures text-small',
        left < 0 ? 'text-danger-text' : 'text-muted',
        className,
      )}
    >
      <span aria-hidden={words ? true : undefined}>
        {words ||
          t('characters.used', { used: format.number(length), limit: format.number(limit) })}
      </span>
      <span role="status" className="sr-only">
        {words}
      </span>
    </span>
  );
}
