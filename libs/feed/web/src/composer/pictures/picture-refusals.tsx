import { postLimits } from '@upround/feed/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { InlineError } from '@upround/shared/ui';
import type { PictureRefusal } from '../model/accept-pictures';
import { useComposerText } from '../messages/catalogue';

/** Why files were left out. */
export function PictureRefusals({ refusals }: { refusals: readonly PictureRefusal[] }) {
  const t = useComposerText();
  const format = useFormat();
  const say = (refusal: PictureRefusal) => {
    if (refusal.code === 'tooManyPictures') {
      return t('compose.tooManyPictures', { max: postLimits.images });
    }
    return refusal.code === 'notPicture'
      ? t('compose.notPicture', { name: refusal.name })
      : t('compose.pictureTooLarge', {
          name: refusal.name,
          max: bytesText(format, postLimits.imageBytes),
        });
  };
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className="flex flex-col gap-1">
      {refusals.map((refusal, index) => (
        <InlineError key={index}>{say(refusal)}</InlineError>
      ))}
    </div>
  );
}
