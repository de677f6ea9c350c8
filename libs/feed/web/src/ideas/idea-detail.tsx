import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { readIdea, type Idea } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { keyOf } from '@upround/shared/query';
import { Badge, Deferred, MetaLine, Notice, readingText, Time } from '@upround/shared/ui';
import {
  CommentThread,
  CommentTitle,
  RichText,
  useAreCommentsThere,
  useCommentCount,
  HeldNotice,
} from '@upround/social/web';
import { AuthorHead } from '../components/author-head';
import { IdeaActions } from './components/idea-actions';
import { IdeaOptions } from './components/idea-options';
import { useIdeaText } from './components/messages/catalogue';
import { IdeaStage } from './components/idea-stage';
import { AnotherIdea } from './another-idea';
import { IdeaAside } from './idea-aside';
import { MoreIdeas } from './more-ideas';
import { WouldUsePanel } from './would-use-panel';

/** An idea in full, its comments, and others beside it. */
export function IdeaDetail({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const comments = useCommentCount(idea.id, idea.commentCount);
  const areCommentsThere = useAreCommentsThere(idea.id);
  const reference = { referenceType: 'IDEA', referenceId: idea.id } as const;
  return (
    <>
      <article aria-label={idea.title} className="flex flex-col gap-5 px-4 medium:px-6 pt-4">
        <AuthorHead
          author={idea.author}
          viewer={idea.viewer}
          menu={
            <IdeaOptions
              idea={idea}
              onDeleted={() => void navigate(links.home(), { replace: true })}
            />
          }
        />
        <div className="flex flex-col gap-3">
          <p
            aria-hidden="true"
            dir="auto"
            className="text-display font-semibold text-balance wrap-anywhere"
          >
            {idea.title}
          </p>
          <RichText text={idea.description} className={readingText} />
        </div>
        <WouldUsePanel idea={idea} />
        <div className="grid gap-x-6 gap-y-5 medium:grid-cols-2">
          {(['problem', 'solution'] as const).map((part) => (
            <section key={part} aria-labelledby={`idea-${part}`} className="flex flex-col gap-1">
              <h2 id={`idea-${part}`} className="font-semibold">
                {t(`idea.${part}`)}
              </h2>
              <RichText text={idea[part]} />
            </section>
          ))}
          <IdeaStage stage={idea.stage} />
          {idea.lookingFor.length > 0 && (
            <section aria-labelledby="idea-needs" className="flex flex-col gap-2">
              <h2 id="idea-needs" className="font-semibold">
                {t('idea.lookingFor')}
              </h2>
              <ul className="flex flex-wrap gap-2">
                {idea.lookingFor.map((need) => (
                  <li key={need} className="flex">
                    <Badge tone="accent">{t(`needs.${need}`)}</Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <MetaLine>
          <span>
            <Time value={idea.createdAt} form="dateTime" />
          </span>
          {idea.editedAt !== null && (
            <span title={format.dateTime(idea.editedAt)}>{t('idea.edited')}</span>
          )}
        </MetaLine>
        {idea.state === 'HIDDEN' && !idea.held && (
          <Notice tone="warning" title={t('idea.hidden')}>
            {t('idea.hiddenHint')}
          </Notice>
        )}
        {idea.held && <HeldNotice reason={idea.held.reason} hint={t('idea.hiddenHint')} />}
        <div className="-mt-2 border-t pt-1">
          <IdeaActions idea={idea} />
        </div>
      </article>
      <div className="border-t px-4 medium:px-6">
        <CommentTitle reference={reference} count={comments.count} />
        <Deferred>
          <CommentThread
            reference={reference}
            ownerId={idea.author.id}
            about={idea.title}
            count={comments.count}
            onCountChange={comments.add}
            onNewer={() => void client.invalidateQueries({ queryKey: keyOf(readIdea) })}
          />
        </Deferred>
      </div>
      <Deferred>
        {areCommentsThere && (
          <MoreIdeas ideaId={idea.id} aside={<AnotherIdea ideaId={idea.id} />} />
        )}
        <IdeaAside idea={idea} />
      </Deferred>
    </>
  );
}
