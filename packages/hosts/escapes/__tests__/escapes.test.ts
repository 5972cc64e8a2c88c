import fc from 'fast-check';
import sax from 'sax';
import { parse as parseYaml } from 'yaml';
import { fuzz } from '../../../model/__tests__/fuzzSettings';
import {
  caddyPattern,
  caddyValue,
  netlifyHeader,
  netlifyPath,
  nginxLiteral,
  nginxValue,
  markdownLine,
  yamlText,
  UnwritableError,
  urlPath,
  xmlText,
} from '../escapes';
import { jsonLd } from '../../../../src/page/document/structuredData';

const RUNS = 2_000;
/** Text in which all that languages use as syntax is frequent. */
const text = fc.string({
  unit: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('\u0085', '\u2028', '\u202e', '\ufffe', '\ufeff', '中', '😀', '\ud800'),
    },
  ),
  maxLength: 30,
});
const written = fc.string({ unit: 'grapheme', maxLength: 30 });

/** What a quoted argument contains, by the rules that nginx and Caddy share. */
const unquote = (quoted: string): string => quoted.slice(1, -1).replace(/\\(["\\])/g, '$1');

describe('urlPath', () => {
  it('consists of letters, digits and percent encodings, and decodes to the path', () => {
    fc.assert(
      fc.property(written, (path) => {
        expect(urlPath(path)).toMatch(/^(?:[\w.~/-]|%[\dA-F]{2})*$/);
        expect(decodeURIComponent(urlPath(path))).toBe(path);
      }),
      fuzz(RUNS),
    );
  });
});

describe('one argument of a host configuration', () => {
  const WRITERS = { nginxLiteral, nginxValue, caddyValue };

  it.each(Object.keys(WRITERS))('%s stays one argument and keeps the text, or refuses it', (name) => {
    let kept = 0;
    fc.assert(
      fc.property(text, (value) => {
        try {
          const quoted = WRITERS[name as keyof typeof WRITERS](value);
          expect(quoted).toMatch(/^"(?:[^"\\]|\\.)*"$/su);
          expect(unquote(quoted)).toBe(value);
          kept += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(UnwritableError);
        }
      }),
      fuzz(RUNS),
    );
    expect(kept).toBeGreaterThan(0);
  });

  it.each([
    ['a variable of nginx', () => nginxValue('/price$list')],
    ['a placeholder of Caddy', () => caddyValue('/{$HOME}')],
    ['a placeholder of Caddy', () => caddyValue('/{path}')],
    ['an end of a pattern', () => caddyPattern('a`b')],
    ['an environment variable of Caddy', () => caddyPattern('a{$HOME}')],
    ['a line break', () => nginxLiteral('a\nb')],
    ['a line break in a header', () => netlifyHeader('a\nb: c')],
    ['a pattern of Netlify', () => netlifyPath('/a/*')],
    ['a name of Netlify', () => netlifyPath('/:id')],
  ])('refuses %s', (_, write) => {
    expect(write).toThrow(UnwritableError);
  });

  it('lets nginx fill in its own variables behind the text', () => {
    expect(nginxValue('/a"b', '$is_args$args')).toBe('"/a\\"b$is_args$args"');
  });

  it('writes paths for Netlify as browsers send them', () => {
    expect(netlifyPath('/数据 (1)')).toBe('/%E6%95%B0%E6%8D%AE%20(1)');
  });
});

describe('xmlText', () => {
  it('is read back by an XML parser, apart from characters that XML cannot contain', () => {
    fc.assert(
      fc.property(text, (value) => {
        let [content, attribute] = ['', ''];
        const parser = sax.parser(true, {});
        parser.onerror = (error) => {
          throw error;
        };
        parser.ontext = (read) => (content += read);
        parser.onattribute = ({ value: read }) => (attribute = read);
        const safe = xmlText(value);
        parser.write(`<a b="${safe}">${safe}</a>`).close();
        const wanted = value.replace(
          /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu,
          '\ufffd',
        );
        expect([content, attribute]).toEqual([wanted, wanted]);
      }),
      fuzz(RUNS),
    );
  });
});

describe('one line of Markdown', () => {
  it('never ends, and starts no link, element or code', () => {
    fc.assert(
      fc.property(text, (value) => {
        const line = markdownLine(value);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(line.replace(/\\[\\[\]<`]/g, '')).not.toMatch(/[[\]<`\\]/);
      }),
      fuzz(RUNS),
    );
  });

  it('keeps other text', () => {
    expect(markdownLine(' What\n is "new"? *2* ')).toBe('What is "new"? *2*');
  });
});

describe('yamlText', () => {
  it('is read back by a YAML parser from one line', () => {
    fc.assert(
      fc.property(text, (value) => {
        const line = `a: ${yamlText(value)}`;
        expect(line).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
        expect(parseYaml(line)).toEqual({ a: value });
      }),
      fuzz(RUNS),
    );
  });
});

describe('jsonLd', () => {
  it('cannot end or nest its element, and is read back', () => {
    for (const name of ['</script>', '<!--<script>', '\u2028', '"'])
      expect([jsonLd({ name }).includes('<'), JSON.parse(jsonLd({ name }))]).toEqual([false, { name }]);
  });
});
