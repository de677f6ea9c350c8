/** Why a picture is not taken. */
export type ImageRefusal = 'UNREADABLE' | 'TOO_LARGE' | 'BUSY';

export interface DecodedPicture {
  /** Narrowest first; the last is the one shown in full. */
  sizes: { width: number; height: number; bytes: Uint8Array }[];
  /** Average colour as `#rrggbb`. */
  color: string;
}

/** What the decoder's process answers. */
export type DecodeAnswer =
  { id: number; picture: DecodedPicture } | { id: number; refusal: Exclude<ImageRefusal, 'BUSY'> };
