import { useMemo } from 'react';
import { links } from '@upround/shared/links';
import { Anchor, classes, Link, Words } from '@upround/shared/ui';
import { segmentText, type TextMention } from '../../model/segment-text';

export interface RichTextProps {
  text: string;
  mentions?: readonly TextMention[];
  className?: string;
}

/** Mentions up to this many characters stay in one line. */
const UNBROKEN = 28;

const namedClasses = 'rounded-control font-medium text-accent-text focus-ring hover:underline';

/** What a person wrote, with its line breaks, mentions, hashtags and links; in the direction of its script. */
export function RichText({ text, mentions, className }: RichTextProps) {
  const segments = useMemo(() => segmentText(text, mentions), [text, mentions]);
  return (
    <p dir="auto" className={classes('whitespace-pre-wrap wrap-anywhere', className)}>
      {segments.map((segment, index) => {
        switch (segment.kind) {
          case 'text':
            return <Words key={index}>{segment.text}</Words>;
          case 'mention':
            return (
              <Anchor
                key={index}
                href={links.user(segment.slug)}
                className={classes(
                  namedClasses,
                  segment.text.length <= UNBROKEN && 'whitespace-nowrap',
                )}
              >
                {segment.text}
              </Anchor>
            );
          case 'hashtag':
            return (
              <Anchor key={index} href={links.hashtag(segment.tag)} className={namedClasses}>
                {segment.text}
              </Anchor>
            );
          case 'link':
            return (
              <Link
                key={index}
                href={segment.url}
                target="_blank"
                rel="noopener ugc nofollow"
                title={segment.url}
              >
                {segment.text}
              </Link>
            );
        }
      })}
    </p>
  );
}
