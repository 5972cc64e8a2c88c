import fc from 'fast-check';
import { findActivePart } from '../activeSvg';
import { describePhrase } from '@idmp/model';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inside}\n</svg>`;

/** The first active content, in words. */
function partOf(text: string): { line: number; what: string } | undefined {
  const found = findActivePart(text);
  return found && { ...found, what: describePhrase(found.what) };
}

describe('findActivePart', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a script in a prefixed namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
    ['HTML', '<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:img>'],
    ['foreignObject', '<foreignObject><p>x</p></foreignObject>', '<foreignObject>'],
    ['an event handler', '<path OnLoad="alert(1)"/>', 'the event handler "OnLoad"'],
    ['an outside image', '<image href="https://evil.example/x.png"/>', 'the outside reference "href"'],
    ['a neighbouring file', '<use xlink:href="other.svg#a"/>', 'the outside reference "xlink:href"'],
    ['a link that runs code', '<a href="java&#10;script:alert(1)">x</a>', 'code in "href"'],
    ['embedded SVG', '<image href="data:image/svg+xml,x"/>', 'the outside reference "href"'],
    ['an animated link', '<animate attributeName="xlink:href" to="x"/>', 'an animation of "xlink:href"'],
    ['an animated handler', '<set attributeName="onclick" to="x"/>', 'an animation of "onclick"'],
    ['a blend', '<rect fill="cross-fade(&quot;https://a.example/x&quot;)"/>', 'the outside reference "fill"'],
    [
      'an image function',
      '<style>a{mask:image(ltr x.png)}</style>',
      'a style that loads something from elsewhere',
    ],
    ['a style sheet import', '<style>@import "x.css"</style>', 'a style that loads something from elsewhere'],
    [
      'an escaped address',
      '<style>a{fill:u\\72l(//evil)}</style>',
      'a style that loads something from elsewhere',
    ],
    [
      'CDATA',
      '<style><![CDATA[a{fill:url("http://e/x")}]]></style>',
      'a style that loads something from elsewhere',
    ],
    [
      'an address between signs of a comment in strings',
      '<style>a{content:"/*"} b{fill:url(http://e/x)} c{content:"*/"}</style>',
      'a style that loads something from elsewhere',
    ],
    ['an address in an attribute', '<path fill="url( http://e/x )"/>', 'the outside reference "fill"'],
    ['another base', '<g xml:base="http://e/"><use href="#a"/></g>', 'the attribute xml:base'],
    [
      'a style sheet by instruction',
      '<?xml-stylesheet href="x.css"?>',
      'a processing instruction <?xml-stylesheet?>',
    ],
    ['markup that browsers read otherwise', '<g><script></g>', '<script>'],
  ])('finds %s', (_name, inside, what) => {
    expect(partOf(svg(inside))).toEqual({ line: 2, what });
  });

  it('finds entities and unclosed markup', () => {
    expect(partOf('<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg/>')?.what).toBe('a document type with entities');
    expect(partOf(svg('<image href="#a">'))?.what).toBe('XML that is not well-formed');
  });

  it.each([
    ['references to its own parts', '<use href="#a"/><path fill="url(#b)" clip-path="url(\'#c\')"/>'],
    ['embedded bitmaps', '<image href="data:image/png;base64,AAAA"/>'],
    ['links to web pages', '<a href="https://example.org/"><text>x</text></a>'],
    ['styles and animations', '<style>@media print{a{fill:red}}</style><animate attributeName="x" to="1"/>'],
    ['words about code', '<title>onset of the script, javascript &amp; url</title>'],
    ['metadata', '<metadata><a:b xmlns:a="urn:x" a:resource="http://purl.org/x"/></metadata>'],
  ])('accepts %s', (_name, inside) => {
    expect(findActivePart(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg(inside)}`)).toBeUndefined();
  });

  it('never throws and never hangs', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      '&',
      ';',
      '<svg',
      '<style>',
      'url(',
      '\\',
      '<![CDATA[',
      ']]>',
      '<?',
      '<!',
      'x',
      '=',
      '\0',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const found = findActivePart(parts.join(''));
        expect(found === undefined || found.line > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
