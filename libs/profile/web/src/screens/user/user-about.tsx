import { useState } from 'react';
import { classes } from '@upround/shared/ui';
import { RichText } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';

/** From here on a text is cut after six lines. */
const LONG = { letters: 480, lines: 6 };

/** The About text; a long one is truncated, with a button for the rest. */
export function UserAbout({ text }: { text: string }) {
  const t = useProfileText();
  const [isUnfolded, setUnfolded] = useState(false);
  const canFold = text.length > LONG.letters || text.split('\n').length > LONG.lines;
  return (
    <div>
      <RichText
        text={text}
        className={classes('max-w-measure', canFold && !isUnfolded && 'line-clamp-6')}
      />
      {canFold && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="mt-1 inline-flex h-8 items-center rounded-control text-small font-medium text-accent-text focus-ring hover:underline"
        >
          {isUnfolded ? t('user.less') : t('user.more')}
        </button>
      )}
    </div>
  );
}
