import type { AnyCall } from '@upround/shared/contract-core';
import type { Viewer } from './viewer';

/** Signs and reads the opaque cursors of one request. */
export interface CursorCodec {
  /**
   * @param position the position in the list, as small as possible
   * @returns an opaque string bound to call, viewer and the list's other query fields
   */
  sign(position: CursorPosition): string;
  /**
   * @param cursor the `cursor` of the query; undefined and empty are the first page
   * @throws AppError `INVALID_CURSOR` for a forged, foreign or damaged cursor
   */
  read<Position extends CursorPosition>(cursor: string | undefined): Position | null;
}

/** A position in a list: ids and numbers by short names. */
export type CursorPosition = Record<string, string | number>;

/** A position in a list that is sorted by id. */
export interface IdPosition extends CursorPosition {
  i: string;
}

/** What a cursor is bound to. */
export interface CursorScope {
  call: AnyCall;
  viewer: Viewer;
  query: Record<string, unknown>;
}
