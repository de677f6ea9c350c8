import { deskStories } from './stories-desk.data';
import { ledgerStories } from './stories-ledger.data';
import { remedyStories } from './stories-remedy.data';
import { wireStories } from './stories-wire.data';
import { workbenchStories } from './stories-workbench.data';

export { demoSources } from './demo-sources.data';

/** The stories of each source, by the source's slug. */
export const demoStories = {
  'harbour-ledger': ledgerStories,
  'monsoon-wire': wireStories,
  'workbench-weekly': workbenchStories,
  'the-second-desk': deskStories,
  'rule-and-remedy': remedyStories,
};
