/**
 * Where somebody's card is kept in the bucket: `{userId}/{sanitizedName}_{timestamp}.vcf`. Storage
 * keys are ASCII, so accents are dropped and other scripts leave underscores.
 */
export function cardObjectPath(userId: string, fullName: string, timestamp: number): string {
  const ascii = fullName.normalize('NFKD').replace(/\p{M}/gu, '');
  const name = ascii
    .trim()
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, 60);
  return `${userId}/${/[A-Za-z0-9]/.test(name) ? name : 'contact'}_${timestamp}.vcf`;
}
