import { z } from 'zod';
import type { S3Settings } from '../backend-settings.ts';

/**
 * The environment variables that name a bucket. Credentials come from the S3 client's usual
 * sources.
 */
export const S3_VARIABLES = {
  STORAGE_S3_BUCKET: z.string().optional(),
  STORAGE_S3_PREFIX: z.string().default('cards/'),
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: z.string().optional(),
  STORAGE_S3_PATH_STYLE: z.stringbool().optional(),
};

const s3Variables = z.object(S3_VARIABLES);

/** The settings in these variables. Undefined if they name no bucket. */
export function readS3Settings(variables: z.infer<typeof s3Variables>): S3Settings | undefined {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_ENDPOINT: endpoint } = variables;
  if (!bucket) return undefined;
  return {
    bucket,
    prefix: variables.STORAGE_S3_PREFIX,
    endpoint,
    // Amazon needs a region, here or in AWS_REGION. Other servers rarely have one.
    region: variables.STORAGE_S3_REGION ?? (endpoint && 'us-east-1'),
    // A self-hosted server has one host name, not one for each bucket.
    pathStyle: variables.STORAGE_S3_PATH_STYLE ?? endpoint !== undefined,
  };
}
