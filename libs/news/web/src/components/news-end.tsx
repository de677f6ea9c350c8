import type { ReactNode } from 'react';
import { ListEnd, type ListEndProps } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

interface NewsEndProps extends Omit<ListEndProps, 'text'> {
  /** Words of the button that reads on. */
  more: string;
  /** Says that this is all; nothing is said without it. */
  end?: ReactNode;
}

/** What follows the last story or text. */
export function NewsEnd({ more, end, ...props }: NewsEndProps) {
  const t = useNewsText();
  const text = { more, end, failed: t('list.moreError'), retry: t('list.retry') };
  return <ListEnd {...props} text={text} />;
}
