import type { Eraser } from '@upround/shared/ports';
import { erasePerson } from '../deletion/deletion.store';

/** Deletes everything else of profile's own; the person's row stays as a nameless author. */
export const profileEraser: Eraser = {
  name: 'profile',
  tables: [
    'account_deletions',
    'blocks',
    'data_exports',
    'former_slugs',
    'member_settings',
    'mutes',
    'people',
  ],
  isLast: true,
  erase: erasePerson,
};
