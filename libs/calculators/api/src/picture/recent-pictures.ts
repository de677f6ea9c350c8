/** The pictures that were asked for last, and those that are being made, so that a crowd costs one rendering. */
export class RecentPictures {
  private readonly pictures = new Map<string, Promise<Buffer>>();

  /** @param most pictures that are held */
  constructor(private readonly most: number) {}

  /** @returns undefined where the picture isn't held */
  get(key: string): Promise<Buffer> | undefined {
    const picture = this.pictures.get(key);
    if (picture !== undefined) this.putLast(key, picture);
    return picture;
  }

  /** Holds a picture that is being made. One that fails isn't held, and takes no one else's place. */
  add(key: string, picture: Promise<Buffer>): Promise<Buffer> {
    this.putLast(key, picture);
    picture.then(
      () => this.trim(),
      () => this.pictures.delete(key),
    );
    return picture;
  }

  /** Maps keep the order of insertion. */
  private putLast(key: string, picture: Promise<Buffer>): void {
    this.pictures.delete(key);
    this.pictures.set(key, picture);
  }

  private trim(): void {
    for (const oldest of this.pictures.keys()) {
      if (this.pictures.size <= this.most) return;
      this.pictures.delete(oldest);
    }
  }
}
