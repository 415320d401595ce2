import { z } from 'zod';
import type { S3Settings } from '../backend-settings.ts';

/** The environment variables that name a bucket; credentials are found as by every client of S3. */
export const S3_VARIABLES = {
  STORAGE_S3_BUCKET: z.string().optional(),
  STORAGE_S3_PREFIX: z.string().default('cards/'),
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: z.string().optional(),
  STORAGE_S3_PATH_STYLE: z.stringbool().optional(),
};

const s3Variables = z.object(S3_VARIABLES);

/** What they say; undefined where no bucket is named. */
export function readS3(variables: z.infer<typeof s3Variables>): S3Settings | undefined {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_ENDPOINT: endpoint } = variables;
  if (!bucket) return undefined;
  return {
    bucket,
    prefix: variables.STORAGE_S3_PREFIX,
    endpoint,
    // Amazon's must be named, here or as AWS_REGION; other servers rarely have one.
    region: variables.STORAGE_S3_REGION ?? (endpoint && 'us-east-1'),
    // A self-hosted server has one host name, not one for each bucket.
    pathStyle: variables.STORAGE_S3_PATH_STYLE ?? endpoint !== undefined,
  };
}
