import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { CATEGORIES } from '../contactForm';
import {
  headerSafe,
  isSuccessAnswer,
  leadPayload,
  salesMailFields,
  salesSummary,
  type SalesMailTexts,
} from '../contactPayloads';
import { sales } from './salesValues';

type Node = DefaultTreeAdapterTypes.ChildNode;

const TEXTS: SalesMailTexts = {
  subject: '联系销售',
  success: '成功联系销售',
  failure: '抱歉，暂时联系不到销售',
  categories: { enterprise: 'Enterprise', cloud: 'Cloud', channel: '渠道', integration: '集成', oem: 'OEM' },
  labels: {
    name: '姓名',
    email: '邮箱',
    phone: '手机号',
    company: '公司名',
    category: '类别',
    message: '留言',
    visits: '访问记录',
  },
};
const RUNS = 1_000;
const ROUTE = { from: 'support@example.com', to: 'sales@example.com' };

/** Element names in document order. */
function elementsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...elementsOf(node.childNodes)] : []));
}

/** Text of each `bdi`, in document order. */
function valuesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return node.tagName === 'bdi' ? [textOf(node.childNodes)] : valuesOf(node.childNodes);
  });
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : ''))
    .join('');
}

const TEMPLATE = Array.from({ length: 7 }, () => ['p', 'bdi']).flat();
const readable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

function roundTrip(value: string): void {
  const values = sales({ name: value, company: value, email: value, phone: value, message: value });
  const { childNodes } = parseFragment(salesSummary(values, [value], TEXTS));
  expect(elementsOf(childNodes)).toEqual(TEMPLATE);
  const text = readable(value);
  expect(valuesOf(childNodes)).toEqual([text, text, text, text, 'Enterprise', text, text]);
}

describe('salesSummary', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '</p><a href="javascript:alert(1)">x</a>',
    '</bdi></p><script>x</script>',
    `"quotes" and 'apostrophes' & &amp; &lt;b&gt; &#0;`,
    '<!-- x --><![CDATA[ y ]]><?z?>',
    'NUL \0 here',
    'turned \u202E around',
    'lone \uD800 and \uDC00 surrogates',
    'lines\r\nof\rtext\n',
    '\nleading line',
    '\uFEFFmark',
  ])('keeps %j as text', (value) => {
    roundTrip(value);
  });

  it('keeps any text as text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
        .map((units) => String.fromCharCode(...units)),
      fc
        .array(
          fc.constantFrom('<', '>', '&', '"', "'", '/', '#', ';', 'p', 'bdi', 'lt', '\0', '\r', '-', '!'),
        )
        .map((a) => a.join('')),
    );
    expect.hasAssertions();
    fc.assert(fc.property(anyText, roundTrip), { numRuns: RUNS });
  });
});

describe('headerSafe', () => {
  it.each([
    ['a\r\nBcc: b@x.io', 'aBcc: b@x.io'],
    ['a%0d%0aBcc: b', 'aBcc: b'],
    ['a%0D%0ABcc', 'aBcc'],
    ['a%0%0dd%0%0aaBcc', 'aBcc'],
    ['a%250d%250aBcc', 'aBcc'],
    ['a%0\rdBcc', 'aBcc'],
    ['a\u2028b\u0085c\0d', 'abcd'],
    ['"x" <y@z.io>', 'x y@z.io'],
    ['李雷 100%', '李雷 100%'],
  ])('makes %j into %j', (text, safe) => {
    expect(headerSafe(text)).toBe(safe);
  });

  it('removes every line break', () => {
    const pieces = fc.array(fc.constantFrom('%', '0', 'd', 'a', 'D', 'A', '25', '\r', '\n', 'x', '<'), {
      maxLength: 30,
    });
    expect.hasAssertions();
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(headerSafe(parts.join(''))).not.toMatch(/[\r\n]|%0[ad]/i);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('salesMailFields', () => {
  it('keeps line breaks of name and e-mail out of the headers', () => {
    const evil = 'x\r\nBcc: a@x.io%0d%0aCc: b@x.io';
    const { from, fromname, subject } = salesMailFields(sales({ name: evil, email: evil }), [], ROUTE, TEXTS);
    expect([from, fromname, subject].join('|')).not.toMatch(/[\r\n]|%0[ad]/i);
  });
});

describe('leadPayload', () => {
  it("names the reader linkman and sends the service's number for the category", () => {
    expect(leadPayload(sales({ category: 'cloud' }))).toEqual({
      company: 'Example',
      linkman: '李雷',
      phone: '13800138000',
      email: 'li@example.com',
      category: 5,
      message: '你好',
    });
    expect(CATEGORIES.map(({ id }) => leadPayload(sales({ category: id })).category)).toEqual([
      1, 5, 2, 3, 4,
    ]);
  });
});

describe('isSuccessAnswer', () => {
  it('looks at the status of the first element only', () => {
    expect(isSuccessAnswer([{ status: 'success' }, { status: 'error' }])).toBe(true);
    expect(isSuccessAnswer([{ status: 'error' }, { status: 'success' }])).toBe(false);
  });
});
