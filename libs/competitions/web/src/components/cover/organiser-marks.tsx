import { useAppInfo } from '@upround/shared/routing';
import { BrandMark, classes, Emblem } from '@upround/shared/ui';

/** `Upround, with Banyanfold Ventures` names two. */
const BETWEEN = /,\s+with\s+/i;

interface OrganiserMarksProps {
  organiser: string;
  /** On a cover: with a light edge in both modes. */
  isFramed?: boolean;
}

/** Each organiser's mark. Decorative, since the names are beside them. */
export function OrganiserMarks({ organiser, isFramed = false }: OrganiserMarksProps) {
  const { brandName } = useAppInfo();
  return (
    <span
      aria-hidden
      data-color-mode={isFramed ? 'light' : undefined}
      className="flex shrink-0 gap-2"
    >
      {organiser.split(BETWEEN).map((name) => (
        <span
          key={name}
          className={classes(
            'flex overflow-hidden rounded-control',
            isFramed && 'ring-2 ring-surface',
          )}
        >
          {name === brandName ? <BrandMark size={40} /> : <Emblem seed={name} size={40} />}
        </span>
      ))}
    </span>
  );
}
