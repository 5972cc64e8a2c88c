import { caddyfile } from '../caddyfile';
import { escapeRegExp } from '../../text/escapeRegExp';
import { notFoundFileFor } from '../hostSite';
import { htaccess } from '../htaccess';
import { nginxConfig } from '../nginxConfig';

const SITE = { pathPrefix: '', policy: "default-src 'self'; script-src 'self'" };
const PREFIXED = { ...SITE, pathPrefix: '/idmp-docs' };

describe('notFoundFileFor', () => {
  it('depends on the language of the path', () => {
    expect(notFoundFileFor('/en')).toBe('/en/404.html');
    expect(notFoundFileFor('/en/nowhere')).toBe('/en/404.html');
    expect(notFoundFileFor('/nowhere')).toBe('/404.html');
    expect(notFoundFileFor('/english')).toBe('/404.html');
  });
});

describe('escapeRegExp', () => {
  it('escapes special characters', () => {
    expect(new RegExp(`^${escapeRegExp('/v1.0+(x)')}$`).test('/v1.0+(x)')).toBe(true);
    expect(new RegExp(`^${escapeRegExp('/v1.0')}$`).test('/v1x0')).toBe(false);
  });
});

describe('nginxConfig', () => {
  it('contains the policy as one quoted value', () => {
    expect(nginxConfig(SITE)).toContain(`set $docs_policy "${SITE.policy}";`);
  });

  it('has balanced braces and ends each directive', () => {
    for (const line of nginxConfig(PREFIXED).split('\n')) expect(line).toMatch(/^$|^\s*#|[;{}]$/);
  });

  it('answers malformed addresses with the not-found page where the whole server is the site', () => {
    expect(nginxConfig(SITE)).toContain('error_page 400 =404 /404.html;');
    expect(nginxConfig(PREFIXED)).not.toContain('error_page 400');
  });

  it('touches only its prefix', () => {
    const config = nginxConfig(PREFIXED);
    expect(config).toContain('location ^~ "/idmp-docs/" {');
    expect(config).toContain('set $docs_not_found "/idmp-docs/404.html";');
    expect(config).toContain('"^/idmp-docs/en(?:/|$)"');
  });
});

describe('caddyfile', () => {
  it('takes its address and folder from the environment', () => {
    expect(caddyfile(SITE)).toContain('{$DOCS_ADDRESS::8080} {\n\troot * {$DOCS_ROOT:.}');
  });

  it('contains the policy as one quoted value', () => {
    expect(caddyfile(SITE)).toContain(`Content-Security-Policy "${SITE.policy}"`);
  });

  it('finds hashed files and not-found pages below the prefix', () => {
    const config = caddyfile(PREFIXED);
    expect(config).toContain('path_regexp `^/idmp-docs(?:');
    expect(config).toContain('rewrite * "/idmp-docs/en/404.html"');
    expect(config).toContain('rewrite * "/idmp-docs/404.html"');
  });
});

describe('htaccess', () => {
  it('carries the policy, and puts the prefix before every path', () => {
    const text = htaccess(PREFIXED);
    expect(text).toContain(`Header always set Content-Security-Policy "${SITE.policy}"`);
    expect(text).toContain('RewriteBase "/idmp-docs/"');
    expect(text).toContain('ErrorDocument 404 "/idmp-docs/en/404.html"');
  });

  it('closes each section', () => {
    const count = (pattern: RegExp): number => [...htaccess(SITE).matchAll(pattern)].length;
    expect(count(/^<(?:If|FilesMatch) /gm)).toBe(count(/^<\/(?:If|FilesMatch)>/gm));
  });
});
