import { checkDeadline } from '@upround/shared/server-kit';
import { WorkerProcess } from '@upround/shared/worker-process';
import type { DecodeAnswer, DecodedPicture } from './image-messages';
import { ImageRefusedError } from './image-refused-error';
import { imageRules, looksLikePicture } from './image-rules';

/** Decodes pictures one after another in a process of its own. */
export class Decoder {
  private readonly worker: WorkerProcess<DecodeAnswer>;

  /** @param seconds of processor time that one picture may take */
  constructor(seconds: number = imageRules.seconds) {
    this.worker = new WorkerProcess('image.worker', import.meta.url, {
      seconds,
      queue: imageRules.queue,
    });
  }

  /**
   * @param bytes an uploaded file, whole
   * @throws ImageRefusedError `UNREADABLE` (also when it took too long), `TOO_LARGE`, or `BUSY` when too many wait
   */
  async decode(bytes: Uint8Array): Promise<DecodedPicture> {
    if (!looksLikePicture(bytes)) throw new ImageRefusedError('UNREADABLE');
    const answer = await this.worker.run(bytes, checkDeadline);
    if (answer === 'BUSY') throw new ImageRefusedError('BUSY');
    if (answer === 'ENDED') throw new ImageRefusedError('UNREADABLE');
    if ('refusal' in answer) throw new ImageRefusedError(answer.refusal);
    return answer.picture;
  }

  close(): void {
    this.worker.close();
  }
}
