import type { PublicEntry } from '@upround/competitions/contract';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { AsidePart, Avatar, Link, Name, Words } from '@upround/shared/ui';
import { AnswerList } from '../components/answer-list';
import type { CompetitionView } from '../model/competition-view';
import type { VoteState } from '../votes/use-vote';
import { VoteLine } from '../votes/vote-button';
import { VotePart } from '../votes/vote-part';
import { useCompetitionText } from './messages/catalogue';

interface EntryVoteProps {
  view: CompetitionView;
  entry: PublicEntry;
  voting: VoteState;
}

/** The public vote, and this entry's part in it. */
export function EntryVote({ view, entry, voting }: EntryVoteProps) {
  const { vote, phase } = view.competition;
  return (
    <>
      {vote !== null && phase !== 'RESULT' && (
        <VotePart view={view} vote={vote} voting={voting} entries={[entry]} />
      )}
      <VoteLine view={view} entry={entry} voting={voting} />
    </>
  );
}

interface EntryAsideProps extends EntryVoteProps {
  /** The fields that everyone sees and that lead elsewhere: links, videos and files. */
  fields: CompetitionView['competition']['form'];
  /** Whether it's beside the entry. Below it, the team and the vote would come late: they are above then. */
  isWide: boolean;
  /** Whether the vote is here: what an entry reached says its votes. */
  hasVote: boolean;
}

/** Beside an open entry: who made it, the vote, and what it links to. */
export function EntryAside(props: EntryAsideProps) {
  const { view, entry, voting, fields, isWide, hasVote } = props;
  const t = useCompetitionText();
  const answered = fields.filter(({ id }) => entry.answers[id] !== undefined);
  return (
    <div className="flex flex-col gap-4">
      {isWide && (
        <>
          {hasVote && <EntryVote view={view} entry={entry} voting={voting} />}
          <AsidePart title={t('about.teamLabel')}>
            <ul className="flex flex-col gap-3">
              {entry.team.map((person) => (
                <TeamPerson key={person.id} person={person} />
              ))}
            </ul>
          </AsidePart>
        </>
      )}
      {answered.length > 0 && (
        <AsidePart title={t('entry.links')}>
          <AnswerList form={answered} answers={entry.answers} />
        </AsidePart>
      )}
    </div>
  );
}

/** One of a team, with what they are. */
function TeamPerson({ person }: { person: PersonSummary }) {
  const { id, slug, displayName, headline, avatarUrl } = person;
  return (
    <li className="flex min-w-0 items-start gap-3">
      <Avatar size={40} name={displayName} seed={id} src={avatarUrl} />
      <div className="flex min-w-0 flex-col text-small wrap-anywhere">
        <Link href={links.user(slug)} tone="text" className="font-medium">
          <Name>{displayName}</Name>
        </Link>
        {headline !== '' && (
          <span className="text-muted">
            <Words>{headline}</Words>
          </span>
        )}
      </div>
    </li>
  );
}
