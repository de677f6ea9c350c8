import { avatarEntry } from '../avatar/avatar.gallery';
import { badgeEntry } from '../badge/badge.gallery';
import { buttonEntry } from '../button/button.gallery';
import { overlaysEntry } from '../dialog/overlays.gallery';
import { statesEntry } from '../empty-state/states.gallery';
import { fieldEntry } from '../field/field.gallery';
import { iconButtonEntry } from '../icon-button/icon-button.gallery';
import { linkEntry } from '../link/link.gallery';
import { navTabsEntry } from '../nav-tabs/nav-tabs.gallery';
import { proseEntry } from '../prose/prose.gallery';
import { choicesEntry } from '../radio-group/choices.gallery';
import { scrollRowEntry } from '../scroll-row/scroll-row.gallery';
import { sliderEntry } from '../slider/slider.gallery';
import { samplesEntry } from '../surface/samples.gallery';
import { typeAndColoursEntry } from './foundations.gallery';
import type { GalleryEntry } from './gallery-entry';

export const galleryEntries: readonly GalleryEntry[] = [
  samplesEntry,
  typeAndColoursEntry,
  buttonEntry,
  iconButtonEntry,
  linkEntry,
  avatarEntry,
  badgeEntry,
  fieldEntry,
  choicesEntry,
  sliderEntry,
  navTabsEntry,
  scrollRowEntry,
  overlaysEntry,
  statesEntry,
  proseEntry,
];
