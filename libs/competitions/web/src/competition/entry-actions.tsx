import { useQuery } from '@tanstack/react-query';
import { Flag, Link2, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { GalleryEntry } from '@upround/competitions/contract';
import { composeLink, links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionLink, ActionRow } from '@upround/shared/ui';
import { ReportDialog } from '@upround/social/web';
import { competitionQuery } from '../data/competition-queries';
import { useCompetitionText } from './messages/catalogue';

interface EntryActionsProps {
  slug: string;
  entry: Pick<GalleryEntry, 'id' | 'title' | 'team'>;
}

/** Sharing an entry, and reporting someone else's. */
export function EntryActions({ slug, entry }: EntryActionsProps) {
  const t = useCompetitionText();
  const { user } = useSession();
  const requireMember = useRequireMember();
  const [isReporting, setReporting] = useState(false);
  const { id, title, team } = entry;
  const path = links.competition(slug, { tab: 'entries', entry: id });
  const copy = useCopyLink(path);
  // The page has read it.
  const { data: competition } = useQuery({ ...competitionQuery(slug), enabled: false });
  const isOwn = team.some((person) => person.id === user?.id);
  return (
    <ActionRow label={t('entry.actions', { title })} className="flex-wrap">
      <ActionButton icon={Link2} label={t('copyLink')} text={t('copyLink')} onClick={copy} />
      {competition !== undefined && (
        <ActionLink
          icon={PenLine}
          label={t('entry.share')}
          text={t('entry.share')}
          href={composeLink(
            `${t('entry.shareText', { title, competition: competition.title })}\n${window.location.origin}${path}`,
          )}
        />
      )}
      {!isOwn && (
        <ActionButton
          icon={Flag}
          label={t('entry.report')}
          text={t('entry.report')}
          onClick={() => requireMember(() => setReporting(true))}
        />
      )}
      {isReporting && (
        <ReportDialog
          reference={{ referenceType: 'ENTRY', referenceId: id }}
          title={t('entry.report')}
          onClose={() => setReporting(false)}
        />
      )}
    </ActionRow>
  );
}
