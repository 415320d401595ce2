import { MAX_PASSWORD_BYTES, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#app/limits.ts';

const TOO_LONG = 'Password must be at most 72 characters long, or fewer with accents or emoji';

const COMMON_PATTERNS = ['123456', '654321', 'abcdef', 'qwerty', 'password', 'admin'];

interface Rule {
  isMet(password: string): boolean;
  message: string;
}

const LENGTH_RULES: Rule[] = [
  {
    isMet: (password) => password.length >= MIN_PASSWORD_LENGTH,
    message: 'Password must be at least 8 characters long',
  },
  {
    isMet: (password) => password.length <= MAX_PASSWORD_LENGTH,
    message: 'Password must be less than 128 characters',
  },
];

const KIND_RULES: Rule[] = [
  {
    isMet: (password) => /[a-z]/.test(password),
    message: 'Password must contain at least one lowercase letter',
  },
  {
    isMet: (password) => /[A-Z]/.test(password),
    message: 'Password must contain at least one uppercase letter',
  },
  {
    isMet: (password) => /[0-9]/.test(password),
    message: 'Password must contain at least one number',
  },
  {
    isMet: (password) => /[^A-Za-z0-9\s]/.test(password),
    message: 'Password must contain at least one special character',
  },
];

const PATTERN_RULES: Rule[] = [
  {
    isMet: (password) => !/(.)\1\1/su.test(password),
    message: 'Password must not contain three identical characters in a row',
  },
  {
    isMet: (password) =>
      !COMMON_PATTERNS.some((pattern) => password.toLowerCase().includes(pattern)),
    message: 'Password contains common patterns and is not secure',
  },
];

type PasswordStrength = 'weak' | 'medium' | 'strong';

interface PasswordJudgment {
  /** The rules that it breaks; empty when it is good. */
  errors: string[];
  /** 0 to 5: one point for a good length and one for each kind of character. */
  score: number;
  strength: PasswordStrength;
}

/** Judges a password by the rules of docs/product.md, “Passwords”. */
export function judgePassword(password: string): PasswordJudgment {
  const rules = [...LENGTH_RULES, ...KIND_RULES, ...PATTERN_RULES];
  const errors = rules.filter((rule) => !rule.isMet(password)).map((rule) => rule.message);
  const goodLength = LENGTH_RULES.every((rule) => rule.isMet(password));
  const score = Number(goodLength) + KIND_RULES.filter((rule) => rule.isMet(password)).length;
  return { errors, score, strength: rateStrength(score, errors.length) };
}

/** Why a password is not accepted: the rules it breaks, and the server's own limit. */
export function findPasswordProblems(password: string): string[] {
  const { errors } = judgePassword(password);
  const bytes = new TextEncoder().encode(password).length;
  return bytes > MAX_PASSWORD_BYTES ? [...errors, TOO_LONG] : errors;
}

function rateStrength(score: number, errorCount: number): PasswordStrength {
  if (score >= 4 && errorCount === 0) return 'strong';
  if (score >= 3 && errorCount <= 1) return 'medium';
  return 'weak';
}
