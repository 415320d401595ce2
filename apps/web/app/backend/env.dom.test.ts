import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from './env.ts';

describe('readRuntimeConfig', () => {
  it('gives back a complete configuration', () => {
    const config = { supabaseUrl: 'http://localhost:3000', supabaseKey: 'sb_publishable_1' };
    expect(readRuntimeConfig(config)).toEqual(config);
  });

  it('knows where phones ask, where there is such a place', () => {
    const config = { supabaseUrl: 'http://localhost:3000', supabaseKey: 'k' };
    const carddavUrl = 'https://cards.example/dav/';
    expect(readRuntimeConfig({ ...config, carddavUrl })).toEqual({ ...config, carddavUrl });
    expect(() => readRuntimeConfig({ ...config, carddavUrl: '/dav/' })).toThrow('carddavUrl');
  });

  it('names every value that is missing', () => {
    expect(() => readRuntimeConfig(undefined)).toThrow(/supabaseUrl[\s\S]*supabaseKey/);
  });

  it('refuses an address that is none', () => {
    expect(() => readRuntimeConfig({ supabaseUrl: 'localhost', supabaseKey: 'k' })).toThrow(
      'supabaseUrl must be the full address of the backend',
    );
  });
});
