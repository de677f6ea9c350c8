import { mentorNeeds, type FoundMentor } from '@upround/mentor/contract';
import type { SearchHit } from '@upround/search/contract';
import { MetaLine, Name } from '@upround/shared/ui';
import { PriceFrom } from '../components/mentor-figures';
import { NeedChips } from '../components/need-chips';
import { NextFree } from '../components/next-free';

interface HitProps {
  hit: SearchHit;
}

/** How many topics a hit shows. */
const TOPICS = 3;

/** The server's details of a mentor; some may be missing or unknown to this build. */
function detailsOf({ details = {} }: SearchHit) {
  const { priceFrom, nextSlotAt, needs }: Partial<FoundMentor> = details;
  const known: readonly string[] = Array.isArray(needs) ? needs : [];
  return {
    priceFrom: typeof priceFrom === 'number' ? priceFrom : null,
    nextSlotAt: typeof nextSlotAt === 'string' ? nextSlotAt : null,
    // In the server's order: the strongest first.
    needs: known.flatMap((name) => mentorNeeds.filter((need) => need === name)),
  };
}

/** Who it is, and what the cheapest session costs. */
function Summary({ hit }: HitProps) {
  const { priceFrom } = detailsOf(hit);
  return (
    <MetaLine className="mt-0.5">
      {hit.person !== null && (
        <span>
          <Name>{hit.person.displayName}</Name>
        </span>
      )}
      {priceFrom !== null && (
        <span>
          <PriceFrom mentor={{ priceFrom, currency: 'INR' }} />
        </span>
      )}
    </MetaLine>
  );
}

/** The topics, and the next free time. */
function Facts({ hit }: HitProps) {
  const { needs, nextSlotAt } = detailsOf(hit);
  return (
    <div className="mt-1.5 flex flex-col gap-1.5">
      {needs.length > 0 && <NeedChips needs={needs} most={TOPICS} />}
      <NextFree at={nextSlotAt} />
    </div>
  );
}

/** A mentor in search results: their name, price, topics and next free time. */
export const mentorHit = { Summary, Facts };
