import type { PostData } from '@upround/feed/contract';
import { Button } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { PostPictures } from './post-pictures';
import { PostText } from './post-text';
import { useUnfolded } from './use-unfolded';

interface PostPartsProps {
  post: PostData;
  /** All parts are shown, as on the thread's own page. */
  whole: boolean;
}

/** The further parts of a thread, along a line; folded in lists. */
export function PostParts({ post, whole }: PostPartsProps) {
  const t = useFeedText();
  const [isUnfolded, setUnfolded] = useUnfolded(`thread:${post.id}`);
  const further = post.parts.slice(1);
  if (further.length === 0) return null;
  const total = post.parts.length;
  return (
    <div className="flex flex-col">
      {(whole || isUnfolded) && (
        <ol className="flex flex-col">
          {further.map((part, index) => (
            <li key={index} className="flex gap-3 pt-3">
              <span aria-hidden="true" className="flex w-4 shrink-0 flex-col items-center">
                <span className="h-2 w-px bg-medium" />
                <span className="my-1 size-1.5 rounded-full bg-strong" />
                <span className="w-px grow bg-medium" />
              </span>
              <div className="flex min-w-0 grow flex-col gap-2 pb-1">
                <p className="text-caption text-muted figures">
                  {t('post.part', { number: index + 2, total })}
                </p>
                <PostText
                  name={`text:${post.id}:${index + 1}`}
                  text={part.text}
                  mentions={part.mentions}
                  whole={whole}
                />
                <PostPictures images={part.images} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {!whole && (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3 self-start text-accent-text"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('post.fewerParts') : t('post.moreParts', { count: further.length })}
        </Button>
      )}
    </div>
  );
}
