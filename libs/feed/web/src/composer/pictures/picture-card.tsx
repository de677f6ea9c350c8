import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { textLimits } from '@upround/shared/domain';
import { CharacterCount, Field, IconButton, TextArea } from '@upround/shared/ui';
import type { DraftPicture } from '../model/draft';
import { useComposerText } from '../messages/catalogue';
import { PicturePreview } from './picture-preview';

interface PictureCardProps {
  picture: DraftPicture;
  /** From 1. */
  number: number;
  total: number;
  error: string | undefined;
  onAlt: (alt: string) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One image of the draft: its description, and buttons to move and remove it. */
export function PictureCard(props: PictureCardProps) {
  const { picture, number, total } = props;
  const t = useComposerText();
  const length = [...picture.alt.trim()].length;
  const isLong = length > textLimits.altText * 0.8;
  return (
    <li className="flex gap-3">
      <PicturePreview file={picture.file} />
      <Field
        label={t('compose.alt', { number })}
        error={props.error}
        hint={
          isLong ? (
            <CharacterCount length={length} limit={textLimits.altText} near={50} />
          ) : (
            number === 1 && t('compose.altHint')
          )
        }
        className="grow"
      >
        <TextArea
          dir="auto"
          rows={1}
          maxRows={5}
          value={picture.alt}
          placeholder={t('compose.altPlaceholder')}
          onChange={(event) => props.onAlt(event.target.value)}
        />
      </Field>
      <div className="-mr-1 flex flex-col">
        <IconButton
          icon={X}
          size="small"
          label={t('compose.removePicture', { number })}
          onClick={props.onRemove}
        />
        {total > 1 && (
          <>
            <IconButton
              icon={ArrowUp}
              size="small"
              label={t('compose.earlier', { number })}
              disabled={number === 1}
              onClick={() => props.onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={t('compose.later', { number })}
              disabled={number === total}
              onClick={() => props.onMove(1)}
            />
          </>
        )}
      </div>
    </li>
  );
}
