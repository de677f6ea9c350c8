import type { AnyCall } from '@upround/shared/contract-core';
import type { Viewer } from './viewer';

/** Signs and reads the opaque cursors of one request. */
export interface CursorBox {
  /**
   * @param position the place in the list, as small as possible
   * @returns an opaque string bound to call, viewer and the list's other query fields
   */
  sign(position: CursorPosition): string;
  /**
   * @param cursor the `cursor` of the query; undefined and empty are the first page
   * @throws AppError `INVALID_CURSOR` for a forged, foreign or damaged cursor
   */
  read<Position extends CursorPosition>(cursor: string | undefined): Position | null;
}

/** A place in a list: ids and numbers by short names. */
export type CursorPosition = Record<string, string | number>;

/** A place in a list that goes by id. */
export interface IdPlace extends CursorPosition {
  i: string;
}

/** What a cursor is bound to. */
export interface CursorScope {
  call: AnyCall;
  viewer: Viewer;
  query: Record<string, unknown>;
}
