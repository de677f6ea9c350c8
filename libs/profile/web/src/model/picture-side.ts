/** The pictures of a profile. */
export type PictureSide = 'avatar' | 'banner';
