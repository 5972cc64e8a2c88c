import fc from 'fast-check';
import { parseReviews } from '../../packages/checks/ledger/ledger';
import { parseRelease } from '@idmp/hosts';
import { asRecord, asTexts, decoded, decodedAddress, readJson } from '@idmp/model';

const text = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom('', 'null', '3', '[]', '{"a":null}', '{"a":{"b":1}}'),
);

describe('what is read back', () => {
  it('is what the reader expects, or undefined, whatever the text is', () => {
    fc.assert(
      fc.property(text, (json) => {
        for (const value of Object.values(readJson(json, asTexts) ?? {})) expect(typeof value).toBe('string');
        expect(Array.isArray(readJson(json, asRecord))).toBe(false);
        for (const sections of Object.values(parseReviews(json) ?? {}))
          for (const review of Object.values(sections))
            for (const hash of Object.values(review)) expect(typeof hash).toBe('string');
        for (const hash of Object.values(parseRelease(json) ?? {})) expect(hash).toMatch(/^[\da-f]{64}$/);
      }),
    );
    expect([null, undefined].map((nothing) => readJson(nothing, asRecord))).toEqual([undefined, undefined]);
  });

  it.each([
    'null',
    '{"intro":null}',
    '{"intro":{"a":3}}',
    '{"intro":{"a":{"fr":"x"}}}',
    '[]',
    '<<<<<<< HEAD',
  ])('takes %s for no reviews', (json) => {
    expect(parseReviews(json)).toBeUndefined();
  });

  it('is decoded, or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', 'E', '4', 'B', '中', 'a', '/') }), (address) => {
        for (const decode of [decoded, decodedAddress])
          expect(['string', 'undefined']).toContain(typeof decode(address));
      }),
    );
    expect(decoded('100%')).toBeUndefined();
    expect(decoded('%E4%B8%AD%2F')).toBe('中/');
    expect(decodedAddress('%E4%B8%AD%2F')).toBe('中%2F');
  });
});
