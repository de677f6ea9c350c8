import { profileDocs } from '@upround/profile/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { personSearch } from './contributions/person-search';
import { personTarget } from './contributions/person-target';
import { experienceEraser } from './contributions/experience-eraser';
import { moderatedPeople } from './contributions/moderated-people';
import { profileEraser } from './contributions/profile-eraser';
import { profileExports } from './contributions/profile-exports';
import { profilePages } from './contributions/profile-pages';
import { deletionTasks } from './deletion/deletion.tasks';
import { deletionRoutes } from './deletion/deletion.routes';
import { experienceRoutes } from './experience/experience.routes';
import { exportTasks } from './exports/export.tasks';
import { exportRoutes } from './exports/export.routes';
import { fileRemover } from './files/remove-files.task';
import { geocodeRoutes } from './geocode/geocode.routes';
import type { ProfileDeps, ProfileSettings } from './profile-settings';
import { profileRoutes } from './profile/profile.routes';
import { hidingRoutes } from './relations/hiding.routes';
import { settingsRoutes } from './settings/settings.routes';

/** The server half of profiles; owns people. */
export function profileModule(deps: ProfileDeps): ApiModule {
  const settings: ProfileSettings = { ...deps, now: deps.now ?? (() => new Date()) };
  return {
    name: 'profile',
    docs: profileDocs,
    calls: [
      ...profileRoutes(settings),
      ...experienceRoutes(settings),
      ...hidingRoutes(settings),
      ...settingsRoutes(settings),
      ...exportRoutes(settings),
      ...deletionRoutes(settings),
      ...geocodeRoutes(settings),
    ],
    tasks: [fileRemover(settings.files), ...exportTasks(settings), ...deletionTasks(settings)],
    contributes: {
      targets: [personTarget],
      moderated: [moderatedPeople],
      pages: profilePages,
      search: [personSearch],
      erasers: [experienceEraser, profileEraser],
      exports: profileExports(() => settings.contributed().notifications),
    },
    seed: async (context) => {
      const { seedPeople } = await import('./seed/seed-people');
      await seedPeople((key, bytes, type) => settings.files.put(key, bytes, type), context);
    },
  };
}
