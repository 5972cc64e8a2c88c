import { SECURITY_CONTACTS } from '../../model/security';
import { robotsTxt, securityTxt } from '../textFiles';

describe('robotsTxt', () => {
  it('allows all crawlers and names the sitemap with the prefix', () => {
    expect(robotsTxt('https://docs.example.com/x')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/x/sitemap.xml\n',
    );
  });
});

describe('securityTxt', () => {
  const text = securityTxt('https://docs.example.com', new Date('2026-03-20T10:00:00Z'));

  it('has at least one contact, over https', () => {
    expect(SECURITY_CONTACTS.length).toBeGreaterThan(0);
    for (const contact of SECURITY_CONTACTS) expect(text).toContain(`Contact: ${contact}\n`);
    expect(SECURITY_CONTACTS.every((contact) => contact.startsWith('https://'))).toBe(true);
  });

  it('ends within a year, at the start of a month', () => {
    expect(text).toContain('Expires: 2027-02-01T00:00:00.000Z\n');
  });

  it('contains its own address', () => {
    expect(text).toContain('Canonical: https://docs.example.com/.well-known/security.txt\n');
  });

  it('is the same text on every day of a month', () => {
    expect(securityTxt('https://docs.example.com', new Date('2026-03-01T00:00:00Z'))).toBe(text);
  });
});
