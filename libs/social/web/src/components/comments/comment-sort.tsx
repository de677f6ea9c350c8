import { Select } from '@upround/shared/ui';
import { commentSorts, type CommentSort } from '../../data/comment-queries';
import { useCommentText } from './messages/catalogue';

interface CommentSortProps {
  value: CommentSort;
  onChange: (value: CommentSort) => void;
}

/** The order of comments, in words that give way to the comments. */
export function CommentSortMenu({ value, onChange }: CommentSortProps) {
  const t = useCommentText();
  return (
    <Select
      quiet
      aria-label={t('comments.sort')}
      className="-ml-2"
      value={value}
      onChange={(event) => {
        const next = commentSorts.find((sort) => sort === event.target.value);
        if (next) onChange(next);
      }}
    >
      {commentSorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`comments.sorts.${sort}`)}
        </option>
      ))}
    </Select>
  );
}
