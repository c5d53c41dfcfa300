import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FilesUnavailable } from './file-store.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of an S3-compatible storage; the bucket is then part of the path. */
  readonly endpoint?: string | undefined;
  /** By default the SDK's own credentials: a role of the machine, or its variables. */
  readonly keys?: { readonly id: string; readonly secret: string } | undefined;
  /** The longest connection attempt or silence of the storage, in ms. */
  readonly patienceMs?: number;
}

interface Listed {
  readonly key: string;
  readonly changedMs: number;
}

/**
 * The parts of S3 that the file store needs. A missing object is a value; other failures are thrown as
 * FilesUnavailable.
 */
export interface Bucket extends Disposable {
  /** Uploads a file. @returns false if the key exists: its object stays */
  put(key: string, file: string): Promise<boolean>;
  /** The bytes from `first` to `last`, inclusive, or fewer at the end; undefined without the object. */
  read(key: string, first: number, last: number): Promise<Readable | undefined>;
  has(key: string): Promise<boolean>;
  /** @returns false if the object does not exist */
  copy(from: string, to: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  list(folder: string): AsyncIterable<Listed>;
  foldersIn(folder: string): Promise<string[]>;
  /** Tests whether an object can be written, once. */
  check(): Promise<void>;
}

const probe = 'ninety-probe';
const maxAttempts = 3;
const backOffMs = 200;
const nothing = () => undefined;
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

function clientOf({
  region,
  endpoint,
  keys,
  patienceMs,
}: Omit<S3Settings, 'bucket'> & { patienceMs: number }) {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    maxAttempts,
    // Errors are thrown, so there is no need to log them.
    logger: silent,
    requestHandler: {
      connectionTimeout: Math.min(patienceMs, 5_000),
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  });
}

/** Results for statuses that are not failures. */
interface Otherwise<Value> {
  readonly status: number;
  readonly value: Value;
}

/** @param where begins the sentence of a failure */
function createSend(where: string) {
  return async <Answer, Value = never>(
    work: () => Promise<Answer>,
    otherwise?: Otherwise<Value>,
  ): Promise<Answer | Value> => {
    try {
      return await work();
    } catch (error) {
      const isOfBucket = error instanceof S3ServiceException && error.name === 'NoSuchBucket';
      if (otherwise && statusOf(error) === otherwise.status && !isOfBucket) return otherwise.value;
      throw new FilesUnavailable(`${where} ${reasonOf(error)}`, { cause: error });
    }
  };
}

async function* pagesOf<Page extends { readonly NextContinuationToken?: string | undefined }>(
  fetchPage: (token: string | undefined) => Promise<Page>,
) {
  let token: string | undefined;
  do {
    const page = await fetchPage(token);
    yield page;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/** S3, or a compatible storage that supports `If-None-Match` on PUT. */
export function openBucket({ bucket, region, endpoint, keys, patienceMs = 15_000 }: S3Settings): Bucket {
  const client = clientOf({ region, endpoint, keys, patienceMs });
  const where = `The bucket ${bucket} at ${endpoint ?? `S3 in ${region}`}`;

  const send = createSend(where);
  const missing = <Value>(value: Value) => ({ status: 404, value });

  async function put(Key: string, file: string): Promise<boolean> {
    const { size: ContentLength } = await stat(file);
    const ChecksumCRC32 = await crc32Of(file);
    const sent = async (attempt = 1): Promise<boolean> => {
      const Body = createReadStream(file);
      const input = { Bucket: bucket, Key, Body, ContentLength, ChecksumCRC32, IfNoneMatch: '*' };
      try {
        await client.send(new PutObjectCommand(input));
        return true;
      } catch (error) {
        if (attempt >= maxAttempts || !mayPass(error)) throw error;
        await pause(backOffMs * attempt);
        return sent(attempt + 1);
      } finally {
        Body.destroy();
      }
    };
    return send(() => sent(), { status: 412, value: false });
  }

  const pages = (folder: string, Delimiter?: string) =>
    pagesOf((ContinuationToken) =>
      send(() =>
        client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: `${folder}/`,
            ...(Delimiter !== undefined && { Delimiter }),
            ...(ContinuationToken !== undefined && { ContinuationToken }),
          }),
        ),
      ),
    );

  return {
    put,
    async read(Key, first, last) {
      const answer = await send(
        () => client.send(new GetObjectCommand({ Bucket: bucket, Key, Range: `bytes=${first}-${last}` })),
        missing(undefined),
      );
      return answer?.Body as Readable | undefined;
    },
    has: (Key) =>
      send(
        () => client.send(new HeadObjectCommand({ Bucket: bucket, Key })).then(() => true),
        missing(false),
      ),
    copy: (from, Key) =>
      send(
        () =>
          client
            .send(new CopyObjectCommand({ Bucket: bucket, Key, CopySource: `${bucket}/${from}` }))
            .then(() => true),
        missing(false),
      ),
    async delete(Key) {
      await send(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key })));
    },
    async *list(folder) {
      for await (const { Contents = [] } of pages(folder)) {
        for (const { Key: key, LastModified } of Contents) {
          if (key !== undefined) yield { key, changedMs: LastModified?.getTime() ?? 0 };
        }
      }
    },
    async foldersIn(folder) {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(folder, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(folder.length + 1, -1));
      }
      return found;
    },
    async check() {
      const input = { Bucket: bucket, Key: probe, Body: '', ContentLength: 0, IfNoneMatch: '*' } as const;
      const isThere = () =>
        send(() => client.send(new PutObjectCommand(input)).then(() => false), { status: 412, value: true });
      if ((await isThere()) || (await isThere())) return;
      throw new FilesUnavailable(`${where} overwrites files: it does not know If-None-Match`);
    },
    [Symbol.dispose]: () => client.destroy(),
  };
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** No answer, a busy storage, or (409) a concurrent PUT of the same key. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 409 || status === 429 || status >= 500;
}

async function crc32Of(file: string): Promise<string> {
  let sum = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) sum = crc32(piece, sum);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(sum);
  return bytes.toString('base64');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'cannot be used';
  switch (error.name) {
    case 'NoSuchBucket':
    case 'NotFound':
      return 'does not exist';
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'CredentialsProviderError':
      return 'does not know the keys: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
    case 'AccessDenied':
      return 'does not allow this to the keys';
  }
  return statusOf(error) === undefined
    ? `cannot be reached (${error.message || error.name})`
    : `failed: ${error.name}`;
}
