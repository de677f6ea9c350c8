import { classes, readingText } from '@upround/shared/ui';
import { RichText, type TextMention } from '@upround/social/web';
import { useFeedText } from '../../messages/catalogue';
import { isLongText } from '../model/feed-item';
import { useUnfolded } from './use-unfolded';

interface PostTextProps {
  /** Identifies the text, so that it stays unfolded. */
  name: string;
  text: string;
  mentions: readonly TextMention[];
  /** Shown whole, as on the post's own page. */
  whole?: boolean;
}

/** Shorter texts are larger on their own page. */
const SHORT = 280;

/** The words of a post; long ones are cut after eight lines, with a button for the rest. */
export function PostText({ name, text, mentions, whole = false }: PostTextProps) {
  const t = useFeedText();
  const [isUnfolded, setUnfolded] = useUnfolded(name);
  if (text === '') return null;
  const canFold = !whole && isLongText(text);
  return (
    <div>
      <RichText
        text={text}
        mentions={mentions}
        className={classes(
          canFold && !isUnfolded && 'line-clamp-8',
          whole && text.length < SHORT && readingText,
        )}
      />
      {canFold && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="mt-1 inline-flex h-8 items-center rounded-control text-small font-medium text-accent-text focus-ring hover:underline"
        >
          {isUnfolded ? t('post.less') : t('post.more')}
        </button>
      )}
    </div>
  );
}
