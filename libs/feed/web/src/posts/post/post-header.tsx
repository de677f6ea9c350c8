import type { ReactNode } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Anchor, Badge, classes, Link, Name, Time } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { labelIdOf } from '../model/feed-item';

interface PostHeaderProps {
  item: FeedItem;
  menu: ReactNode;
  /** Within its pod's own page the pod is not named again. */
  hidesPod?: boolean;
}

/** The author's name and headline, and the time, in one line; the pod in a second, on phones with the headline. */
export function PostHeader({ item, menu, hidesPod = false }: PostHeaderProps) {
  const t = useFeedText();
  const format = useFormat();
  const { data } = item;
  const { author, reference } = data;
  const role = author.role === null ? '' : t(`roles.${author.role}`);
  const headline = author.headline.toLowerCase().startsWith(role.toLowerCase())
    ? author.headline
    : [role, author.headline].filter(Boolean).join(' · ');
  const pod = reference.type === 'POD' && !hidesPod ? reference : undefined;
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-baseline gap-x-2">
          <Link href={links.user(author.slug)} tone="text" className="truncate font-semibold">
            <Name>{author.displayName}</Name>
          </Link>
          <PostLabel item={item} />
          {/* The name keeps its room for as long as there is a headline to shorten; phones have it in the second line. */}
          <span className="grow basis-0 truncate text-small text-muted" title={headline}>
            <span className="max-small:hidden">
              <Name>{headline}</Name>
            </span>
          </span>
          <span className="shrink-0 text-small text-muted">
            {data.editedAt !== null && (
              <span title={format.dateTime(data.editedAt)}>{t('post.edited')} · </span>
            )}
            <Anchor
              href={links.post(data.slug)}
              aria-label={t('post.open', {
                name: author.displayName,
                // The accessible name contains the visible text.
                when: format.short(data.createdAt),
              })}
              className="inline-flex min-h-6 items-center rounded-control focus-ring hover:underline"
            >
              <Time value={data.createdAt} form="short" />
            </Anchor>
          </span>
        </p>
        {(pod !== undefined || headline !== '') && (
          <p className={classes('truncate text-small text-muted', !pod && 'small:hidden')}>
            {pod && <InPod reference={pod} />}
            {headline !== '' && (
              <span className={classes('small:hidden', pod && 'dot')}>
                <Name>{headline}</Name>
              </span>
            )}
          </p>
        )}
        {data.state === 'HIDDEN' && (
          <p title={t('post.hiddenHint')} className="mt-1">
            <Badge tone="warning">{t(data.held ? 'post.held' : 'post.hidden')}</Badge>
          </p>
        )}
      </div>
      {menu}
    </header>
  );
}

/** Says whose post it is, for screen readers; posts are labelled by it. */
export function PostLabel({ item: { data, type } }: { item: FeedItem }) {
  const t = useFeedText();
  return (
    <span id={labelIdOf(data)} className="sr-only">
      {t(type === 'THREAD' ? 'post.threadBy' : 'post.by', { name: data.author.displayName })}
    </span>
  );
}

/** The pod that a post is in. */
export function InPod({ reference }: { reference: { slug: string; name: string } }) {
  const t = useFeedText();
  return t.rich('post.inPod', {
    name: reference.name,
    pod: (chunks) => (
      <Link href={links.pod(reference.slug)} tone="text" className="font-medium">
        {chunks}
      </Link>
    ),
  });
}
