import { fundingStages, trackerTypes } from '@upround/trackers/contract';
import type { SearchHit } from '@upround/search/contract';
import { useI18nSettings } from '@upround/shared/i18n';
import { Badge, MetaLine } from '@upround/shared/ui';
import { FunderMark } from '../components/funder-mark';
import { useTrackerHitText } from './messages/catalogue';

interface HitProps {
  hit: SearchHit;
}

/** The server's details of a record; some may be missing or unknown to this build. */
function detailsOf({ details = {} }: SearchHit) {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === 'string' ? value : null;
  };
  const stages: unknown = details['stages'];
  return {
    type: trackerTypes.find((known) => known === details['type']),
    city: text('city'),
    country: text('country'),
    stages: fundingStages.filter((stage) => Array.isArray(stages) && stages.includes(stage)),
  };
}

function useSeat(hit: SearchHit): string | null {
  const t = useTrackerHitText();
  const { locale } = useI18nSettings();
  const { city, country: code } = detailsOf(hit);
  if (code === null) return city;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const country = names.of(code) ?? code;
  return city === null ? country : t('seat', { city, country });
}

const Lead = ({ hit }: HitProps) => <FunderMark name={hit.title.text} size={40} />;

function TitleBadge({ hit }: HitProps) {
  const t = useTrackerHitText();
  const { type } = detailsOf(hit);
  return type && <Badge className="shrink-0">{t(`type.${type}`)}</Badge>;
}

function Summary({ hit }: HitProps) {
  const t = useTrackerHitText();
  const seat = useSeat(hit);
  const { stages } = detailsOf(hit);
  if (seat === null && stages.length === 0) return null;
  return (
    <MetaLine className="mt-0.5">
      {seat !== null && <span>{seat}</span>}
      {stages.length > 0 && <span>{stages.map((stage) => t(`stage.${stage}`)).join(', ')}</span>}
    </MetaLine>
  );
}

/** Nothing: records have no author, and when one was entered says nothing of it. */
const Facts = (_props: HitProps) => null;

/** A funder or programme in search results: its type, seat and stages. */
export const trackerHit = { Lead, TitleBadge, Summary, Facts };
