import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { LargeFileStore } from './file-store';
import { isFileKey } from './file-store';
import { mediaTypeOf } from './media-types';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/**
 * Keeps files in a bucket of an S3-compatible service.
 *
 * @param settings address, bucket and keys; the client is loaded only here
 */
export async function createS3Store(settings: S3Settings): Promise<LargeFileStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectsCommand, NoSuchKey } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: 'auto',
    // Buckets as part of the path: every compatible service understands that.
    forcePathStyle: true,
    // Streams would be sent in pieces with a trailer, which not every compatible service takes apart.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
  });
  const Bucket = settings.bucket;
  return {
    async put(key, bytes, contentType) {
      if (!isFileKey(key)) throw new Error(`This is not the key of a file: ${JSON.stringify(key)}`);
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType }),
      );
    },
    async putFile(key, source, contentType) {
      if (!isFileKey(key)) throw new Error(`This is not the key of a file: ${JSON.stringify(key)}`);
      const { size } = await stat(source);
      const Body = createReadStream(source);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body,
          ContentType: contentType,
          ContentLength: size,
        }),
      );
    },
    async open(key) {
      if (!isFileKey(key)) return null;
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        if (!(answer.Body instanceof Readable)) return null;
        return {
          size: answer.ContentLength ?? 0,
          contentType: answer.ContentType ?? mediaTypeOf(key),
          stream: answer.Body,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async get(key) {
      if (!isFileKey(key)) return null;
      try {
        const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        if (Body === undefined) return null;
        const bytes = Buffer.from(await Body.transformToByteArray());
        return { bytes, contentType: ContentType ?? mediaTypeOf(key) };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(keys) {
      const Objects = keys.filter(isFileKey).map((Key) => ({ Key }));
      if (Objects.length === 0) return;
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    },
  };
}
