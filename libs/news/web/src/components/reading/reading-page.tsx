import { useRef, useState, type ReactNode } from 'react';
import type { ArticleSummary, Heading } from '@upround/news/contract';
import type { RoutePattern } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { Prose } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';
import { minutesLeft } from '../../model/reading-place';
import { BackBar } from '../back-bar';
import { OutsideLink } from '../outside-link';
import { CommentsSection } from '../comments-section';
import { Byline } from './byline';
import { FoldedOutline, SideOutline } from './outline';
import { TextActions } from './text-actions';
import { useReadingPlace } from './use-reading-place';

/** The outline of a text that is not open: always the same, so that nothing is drawn again for it. */
const NO_PARTS: readonly Heading[] = [];

interface ReadingPageProps {
  pattern: RoutePattern;
  /** Where the list of such texts is. */
  home: string;
  type: 'ARTICLE' | 'ESSAY';
  text: ArticleSummary & { outline: readonly Heading[] };
  /** What can be read of it, as Markdown. */
  body: string;
  /** The address of the page. */
  path: string;
  /** Stands below the text, where the rest is not open; then there are no parts to go to. */
  rest?: ReactNode;
}

/** A text of our own, to be read from beginning to end: its parts beside it, how far one is, notes, comments, print. */
export function ReadingPage(props: ReadingPageProps) {
  const { type, text, rest } = props;
  const t = useNewsText();
  const [head, setHead] = useState<Element | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const outline = rest === undefined ? text.outline : NO_PARTS;
  const { share, part } = useReadingPlace(column, outline);
  const left = minutesLeft(text.readingMinutes, share);
  return (
    <Page pattern={props.pattern} title={text.title} hideHeading>
      <div className="relative">
        <BackBar home={props.home} heading={head}>
          {text.title}
        </BackBar>
        {rest === undefined && <ReadingLine share={share} />}
        <article
          aria-label={text.title}
          className="mx-auto flex max-w-content flex-col gap-5 px-4 pt-8 pb-6 medium:px-8 print:max-w-none print:p-0"
        >
          <header className="flex flex-col gap-3">
            <p className="text-small font-medium text-accent-text">
              {t(type === 'ARTICLE' ? 'reading.article' : 'reading.essay')}
            </p>
            <p ref={setHead} aria-hidden="true" className="text-display font-semibold text-balance">
              {text.title}
            </p>
            <p className="text-body text-muted text-pretty small:text-title">{text.summary}</p>
            <Byline text={text} />
          </header>
          {outline.length > 0 && <FoldedOutline outline={outline} part={part} />}
          <div ref={column} className="border-t pt-6">
            <Prose text={props.body} anchors={outline} OutsideLink={OutsideLink} />
          </div>
          {rest}
          <div className="border-t pt-1 print:hidden">
            <TextActions text={text} type={type} path={props.path} />
          </div>
        </article>
        <CommentsSection
          reference={{ referenceType: type, referenceId: text.id }}
          count={text.commentCount}
        />
        {outline.length > 0 && (
          // In the third column of the layout, which is empty beside a text.
          <aside className="absolute inset-y-0 left-full hidden w-rail wide:block print:hidden">
            <div className="sticky top-0 max-h-dvh overflow-y-auto px-6 py-8">
              <SideOutline outline={outline} part={part} />
              <p className="mt-4 border-t pt-3 pl-3.5 text-small text-muted figures">
                {share === 1 ? t('reading.finished') : t('reading.left', { count: left })}
              </p>
            </div>
          </aside>
        )}
      </div>
    </Page>
  );
}

/** How far one has come, as a line under the bar. The eye sees it; whoever listens knows by the words. */
function ReadingLine({ share }: { share: number }) {
  return (
    <div
      aria-hidden="true"
      className="sticky top-[calc(var(--frame-top)+3rem)] z-20 -mt-0.5 h-0.5 print:hidden"
    >
      <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
