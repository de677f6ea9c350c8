import { announce } from '@upround/shared/routing';
import { moved, type DraftPicture } from '../model/draft';
import { useComposerText } from '../messages/catalogue';
import { PictureCard } from './picture-card';

interface PictureListProps {
  pictures: readonly DraftPicture[];
  onChange: (pictures: readonly DraftPicture[]) => void;
  errorOf: (index: number) => string | undefined;
}

/** The pictures of a draft in their order. */
export function PictureList({ pictures, onChange, errorOf }: PictureListProps) {
  const t = useComposerText();
  const total = pictures.length;
  if (total === 0) return null;
  const move = (index: number, step: 1 | -1) => {
    onChange(moved(pictures, index, index + step));
    announce(t('compose.moved', { number: index + step + 1, total }));
  };
  return (
    <ul aria-label={t('compose.pictures')} className="flex flex-col gap-4">
      {pictures.map((picture, index) => (
        <PictureCard
          key={picture.id}
          picture={picture}
          number={index + 1}
          total={total}
          error={errorOf(index)}
          onAlt={(alt) => onChange(pictures.with(index, { ...picture, alt }))}
          onMove={(step) => move(index, step)}
          onRemove={() => onChange(pictures.toSpliced(index, 1))}
        />
      ))}
    </ul>
  );
}
