import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@upround/shared/i18n';
import { MetaLine, Name } from '@upround/shared/ui';
import { profileQuery } from '../../data/profile-cache';
import { useProfileText } from '../../messages/catalogue';
import { dayWithin } from '../../model/experience-dates';

/** The latest entries; the rest is on the profile. */
const SHOWN = 3;

export interface ExperienceBriefProps {
  slug: string;
}

/** A person's latest experience, a few lines for other pages. Renders nothing where there is none. */
export function ExperienceBrief({ slug }: ExperienceBriefProps) {
  const t = useProfileText();
  const format = useFormat();
  const { data } = useQuery(profileQuery(slug));
  const entries = data?.experience ?? [];
  if (entries.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('experience.title')}</h3>
      <ul className="flex flex-col gap-2">
        {entries.slice(0, SHOWN).map(({ id, title, company, startMonth, endMonth }) => {
          const from = format.month(dayWithin(startMonth));
          const to =
            endMonth === null ? t('experience.present') : format.month(dayWithin(endMonth));
          return (
            <li key={id} className="text-small wrap-anywhere">
              <p className="font-medium">
                <Name>{title}</Name>
              </p>
              <MetaLine>
                <span>
                  <Name>{company}</Name>
                </span>
                <span>{from === to ? from : t('experience.period', { from, to })}</span>
              </MetaLine>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
