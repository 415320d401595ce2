import { describe, expect, it } from 'vitest';
import { readAuthLink } from './auth-link.ts';

const read = (address: string) => readAuthLink(new URL(address, 'https://cardsift.example'));

describe('readAuthLink', () => {
  it('finds nothing in an ordinary address', () => {
    expect(read('/dashboard/contacts?q=type#top')).toBeNull();
  });

  it('reads the token of an e-mail', () => {
    expect(read('/reset-password?token_hash=abc&type=recovery')).toEqual({
      kind: 'token',
      tokenHash: 'abc',
      type: 'recovery',
    });
  });

  it('refuses a token of a kind that no e-mail has', () => {
    expect(read('/?token_hash=abc&type=sms')).toBeNull();
  });

  it('takes no session from an address, where anybody may have put it', () => {
    const error = { kind: 'error', message: 'This link was not sent by Cardsift. Please sign in.' };
    expect(read('/#access_token=a&refresh_token=r&type=signup')).toEqual(error);
    expect(read('/dashboard?access_token=a&refresh_token=r')).toEqual(error);
  });

  it('reads the code that Google sends back', () => {
    expect(read('/dashboard?code=xyz')).toEqual({ kind: 'code', code: 'xyz' });
  });

  it('puts an error before everything else, wherever it stands', () => {
    const error = { kind: 'error', message: 'Email link is invalid or has expired' };
    const words = 'error_description=Email+link+is+invalid+or+has+expired';
    expect(read(`/?code=xyz&${words}`)).toEqual(error);
    expect(read(`/#error_code=otp_expired&${words}`)).toEqual(error);
  });
});
