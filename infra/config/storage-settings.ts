import { z } from 'zod';
import { setting, url } from './setting.ts';

const storageKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional();

export const storageSettings = {
  S3_BUCKET: setting({
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    meaning: 'The bucket for files, at S3 or a compatible storage with conditional writes',
    expected: 'the name of a bucket',
    example: 'ninety-files',
    otherwise: 'a folder in `DATA_DIR`',
  }),
  S3_REGION: setting({
    schema: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
    meaning: 'The region of the bucket',
    expected: "a region's name",
    example: 'eu-central-1',
  }),
  S3_ENDPOINT: setting({
    schema: url('http:', 'https:').optional(),
    meaning: 'The address of an S3-compatible storage',
    expected: 'an http:// or https:// address',
    example: 'https://storage.example.org',
    otherwise: "Amazon's in `S3_REGION`",
  }),
  S3_ACCESS_KEY_ID: setting({
    schema: storageKey,
    meaning: 'The access key id of the bucket',
    expected: 'a key without spaces',
    example: 'AKIAEXAMPLE',
    otherwise: 'none: the default credentials of the AWS SDK',
  }),
  S3_SECRET_ACCESS_KEY: setting({
    schema: storageKey,
    meaning: 'The secret access key of the bucket',
    expected: 'a key without spaces',
    example: 'a-secret-of-the-bucket',
    otherwise: 'none',
  }),
} as const;
