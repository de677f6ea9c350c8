import type { HeldVote } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { Checkbox, Faces, Link, Name, Time, VisuallyHidden } from '@upround/shared/ui';
import { useDeskText } from '../messages/catalogue';

interface HeldVoteRowProps {
  slug: string;
  vote: HeldVote;
  isSelected: boolean;
  /** Undefined once nothing can be decided any more. */
  onToggle: (() => void) | undefined;
}

/** A vote that has to be checked: whose it is, for which entry, and why. */
export function HeldVoteRow({ slug, vote, isSelected, onToggle }: HeldVoteRowProps) {
  const t = useDeskText();
  const { voter, entry, reason, at } = vote;
  const name = voter.displayName;
  return (
    <div className="flex min-w-0 items-start gap-3 py-2">
      {onToggle !== undefined && (
        <Checkbox
          label={<VisuallyHidden>{t('votes.select', { name })}</VisuallyHidden>}
          checked={isSelected}
          className="-mr-3 pr-3"
          onChange={onToggle}
        />
      )}
      <Faces people={[voter]} className="pt-2" />
      <div className="flex min-w-0 grow flex-col gap-0.5 py-2">
        <p className="wrap-anywhere">
          {t.rich('votes.line', {
            voter: () => (
              <Link href={links.user(voter.slug)} tone="text">
                <Name>{name}</Name>
              </Link>
            ),
            entry: () => (
              <Link href={links.competition(slug, { tab: 'entries', entry: entry.id })} tone="text">
                <Name>{entry.title}</Name>
              </Link>
            ),
          })}
        </p>
        <p className="text-small">{t(`votes.reason.${reason}`)}</p>
        <p className="text-small text-muted">
          <Time value={at} form="dateTime" />
        </p>
      </div>
    </div>
  );
}
