import type { PersonSummary } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Faces, Link, Name } from '@upround/shared/ui';
import { useCompetitionText } from './messages/catalogue';

/** Who made an entry: their faces, and their names as links. */
export function TeamNames({ team }: { team: readonly PersonSummary[] }) {
  const t = useCompetitionText();
  const format = useFormat();
  // Joined as the language joins a list, with a mark in the place of each name.
  const parts = format.list(team.map((_, place) => `{${place}}`)).split(/\{(\d+)\}/);
  return (
    <div className="flex min-w-0 items-start gap-2 text-small text-muted">
      <Faces people={team} />
      <p className="min-w-0 pt-0.5 wrap-anywhere">
        {t.rich('entries.by', {
          names: () =>
            parts.map((part, place) => {
              const person = place % 2 === 1 ? team[Number(part)] : undefined;
              if (person === undefined) return part;
              return (
                // A box of its own: a long name without a space would overflow the line.
                <Link
                  key={person.id}
                  href={links.user(person.slug)}
                  tone="text"
                  className="inline-block max-w-full"
                >
                  <Name>{person.displayName}</Name>
                </Link>
              );
            }),
        })}
      </p>
    </div>
  );
}
