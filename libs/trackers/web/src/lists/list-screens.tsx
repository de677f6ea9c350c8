import type { ComponentType } from 'react';
import type { ListPlace } from '../model/list-address';
import { TrackerList } from './tracker-list';

/** The page of a list. */
export const listScreenOf = (place: ListPlace): ComponentType =>
  function ListScreen() {
    return <TrackerList {...place} />;
  };
