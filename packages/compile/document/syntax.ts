import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Data, Processor } from 'unified';
import { CHINESE } from './bareAddresses';

// Tokenizer types are derived from the plugins, so that they match the installed versions.
type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>;
type Tokenizer = Construct['tokenize'];
type Effects = Parameters<Tokenizer>[0];
type State = Parameters<Tokenizer>[1];
type Code = Parameters<State>[0];

const CODES = {
  tab: 9,
  space: 32,
  bang: 33,
  hash: 35,
  dash: 45,
  slash: 47,
  colon: 58,
  lessThan: 60,
  greaterThan: 62,
  at: 64,
  open: 123,
  close: 125,
} as const;
const SCHEME = /^[a-z][a-z\d+.-]*$/i;
/** Characters that end the name or host of an email address in angle brackets. */
const NOT_IN_EMAIL = /[\s<>@:/"'{}]/;
const HEADING_ID = /[\p{L}\p{N}_.:-]/u;

/** Containers (`:::note`) only; colons in running text, as in `10:30`, stay text. */
export function containerDirectives(this: Processor): void {
  const data = this.data();
  const blocks = [directive().flow?.[CODES.colon] ?? []].flat();
  const containers = blocks.filter(({ concrete }) => concrete);
  (data.micromarkExtensions ??= []).push({ flow: { [CODES.colon]: containers } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

/**
 * Syntax that MDX lacks: HTML comments, `<https://…>`, `<name@host>`, `{#id}`, and addresses beside Chinese text.
 * Comments and ids become `html` nodes with their source.
 */
export function writersSyntax(this: Processor): void {
  const data = this.data();
  for (const { flow, text } of data.micromarkExtensions ?? []) {
    if (flow) guardElements(flow);
    if (text) endAddresses(text);
  }
  const extension: Extension = {
    flow: { [CODES.lessThan]: { name: 'commentFlow', tokenize: tokenizeComment('flow'), concrete: true } },
    text: {
      [CODES.lessThan]: [
        { name: 'commentText', tokenize: tokenizeComment('text') },
        { name: 'angleLink', tokenize: tokenizeAngleLink },
        { name: 'angleEmail', tokenize: tokenizeAngleEmail },
      ],
      [CODES.open]: { name: 'headingId', tokenize: tokenizeHeadingId },
    },
  };
  (data.micromarkExtensions ??= []).push(extension);
}

/** A line that starts with `<https://…>` or `<name@host>` is a paragraph, not an element. */
function guardElements(flow: NonNullable<Extension['flow']>): void {
  const constructs = flow[CODES.lessThan];
  if (!constructs) return;
  flow[CODES.lessThan] = [constructs].flat().map((construct) => ({
    ...construct,
    tokenize(effects, ok, nok) {
      const element = construct.tokenize.call(this, effects, ok, nok);
      const otherwise = effects.check({ tokenize: tokenizeAngleEmail, partial: true }, nok, element);
      return effects.check({ tokenize: tokenizeAngleLink, partial: true }, nok, otherwise);
    },
  }));
}

/** Names of the constructs for bare addresses. */
const ADDRESSES = new Set(['protocolAutolink', 'wwwAutolink']);

/** Bare addresses, and the emphasis around them, end where Chinese text begins. */
function endAddresses(text: NonNullable<Extension['text']>): void {
  for (const [code, constructs] of Object.entries(text))
    text[Number(code)] = [constructs ?? []]
      .flat()
      .map((construct) => (ADDRESSES.has(construct.name ?? '') ? endingAtChinese(construct) : construct));
}

/** A construct that takes Chinese text for the end of the document. */
function endingAtChinese(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isOver = false;
      const leave =
        (next: State): State =>
        (code) => {
          isOver = true;
          return next(code);
        };
      const inside =
        (state: State): State =>
        (code) => {
          const isEnd = code !== null && CHINESE.test(String.fromCharCode(code));
          const next = state(isEnd ? null : code);
          return isOver || !next ? next : inside(next);
        };
      return inside(construct.tokenize.call(this, effects, leave(ok), leave(nok)));
    },
  };
}

const isLineEnding = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === CODES.space;

/** Consumes `<!--`, then calls `inside` at the first code after it. */
function commentStart(effects: Effects, inside: State, nok: State): State {
  const expected = [CODES.lessThan, CODES.bang, CODES.dash, CODES.dash];
  const step =
    (index: number): State =>
    (code) => {
      if (code !== expected[index]) return nok(code);
      effects.consume(code);
      return index + 1 === expected.length ? inside : step(index + 1);
    };
  return step(0);
}

const COMMENT_TOKENS = { flow: ['htmlFlow', 'htmlFlowData'], text: ['htmlText', 'htmlTextData'] } as const;

/**
 * Tokenizes a comment, inline or as a block (`flow`), which may contain blank lines and be followed by spaces only.
 */
const tokenizeComment = (kind: keyof typeof COMMENT_TOKENS): Tokenizer =>
  function (effects, ok, nok) {
    const [comment, data] = COMMENT_TOKENS[kind];
    const isLazy = () => kind === 'flow' && this.parser.lazy[this.now().line];
    let dashes = 0;
    const start: State = (code) => {
      effects.enter(comment);
      effects.enter(data);
      return commentStart(effects, inside, nok)(code);
    };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnding(code)) {
        effects.exit(data);
        return nextLine(code);
      }
      const closes = code === CODES.greaterThan && dashes >= 2;
      dashes = code === CODES.dash ? dashes + 1 : 0;
      effects.consume(code);
      if (!closes) return inside;
      return kind === 'flow' ? after : end();
    };
    const nextLine: State = (code) => {
      dashes = 0;
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return lineStart;
    };
    const lineStart: State = (code) => {
      if (code === null || isLazy()) return nok(code);
      if (isLineEnding(code)) return kind === 'flow' ? nextLine(code) : nok(code);
      effects.enter(data);
      return inside(code);
    };
    const after: State = (code) => {
      if (code === null || isLineEnding(code)) return end()(code);
      if (!isSpace(code)) return nok(code);
      effects.consume(code);
      return after;
    };
    const end = (): State => {
      effects.exit(data);
      effects.exit(comment);
      return ok;
    };
    return start;
  };

/** `<https://example.com>`: a scheme, a colon, and no space up to the closing bracket. */
const tokenizeAngleLink: Tokenizer = function (effects, ok, nok) {
  let scheme = '';
  const start: State = (code) => {
    effects.enter('autolink');
    effects.enter('autolinkMarker');
    effects.consume(code);
    effects.exit('autolinkMarker');
    effects.enter('autolinkProtocol');
    return inScheme;
  };
  const inScheme: State = (code) => {
    if (code === null || code < 0) return nok(code);
    if (code === CODES.colon) {
      if (scheme.length < 2 || !SCHEME.test(scheme)) return nok(code);
      effects.consume(code);
      return afterColon;
    }
    scheme += String.fromCharCode(code);
    if (scheme.length > 32 || !SCHEME.test(scheme)) return nok(code);
    effects.consume(code);
    return inScheme;
  };
  // `<svg:path>` is an element with a namespace: an address has `//` here, or `@` later.
  const afterColon: State = (code) => {
    if (code !== CODES.slash && scheme.toLowerCase() !== 'mailto') return nok(code);
    return inAddress(code);
  };
  const inAddress: State = (code) => {
    if (code === null || code < 0 || code === CODES.space || code === CODES.lessThan) return nok(code);
    if (code === CODES.greaterThan) {
      effects.exit('autolinkProtocol');
      effects.enter('autolinkMarker');
      effects.consume(code);
      effects.exit('autolinkMarker');
      effects.exit('autolink');
      return ok;
    }
    effects.consume(code);
    return inAddress;
  };
  return start;
};

/** `<name@example.com>`. */
const tokenizeAngleEmail: Tokenizer = function (effects, ok, nok) {
  let length = 0;
  const start: State = (code) => {
    effects.enter('autolink');
    effects.enter('autolinkMarker');
    effects.consume(code);
    effects.exit('autolinkMarker');
    effects.enter('autolinkEmail');
    return name;
  };
  const part =
    (end: number, next: () => State): State =>
    (code) => {
      if (code === end && length > 0) return next()(code);
      if (code === null || NOT_IN_EMAIL.test(String.fromCharCode(code)) || code < 0) return nok(code);
      length++;
      effects.consume(code);
      return part(end, next);
    };
  const name = part(CODES.at, () => (code) => {
    length = 0;
    effects.consume(code);
    return host;
  });
  const host = part(CODES.greaterThan, () => (code) => {
    effects.exit('autolinkEmail');
    effects.enter('autolinkMarker');
    effects.consume(code);
    effects.exit('autolinkMarker');
    effects.exit('autolink');
    return ok;
  });
  return start;
};

/** `{#id}`. */
const tokenizeHeadingId: Tokenizer = function (effects, ok, nok) {
  let length = 0;
  const start: State = (code) => {
    effects.enter('htmlText');
    effects.enter('htmlTextData');
    effects.consume(code);
    return hash;
  };
  const hash: State = (code) => {
    if (code !== CODES.hash) return nok(code);
    effects.consume(code);
    return id;
  };
  const id: State = (code) => {
    if (code === CODES.close && length > 0) {
      effects.consume(code);
      effects.exit('htmlTextData');
      effects.exit('htmlText');
      return ok;
    }
    if (code === null || code < 0 || !isIdCode(code)) return nok(code);
    length++;
    effects.consume(code);
    return id;
  };
  return start;
};

function isIdCode(code: number): boolean {
  // Half of a surrogate pair: characters outside the BMP arrive as two codes.
  return (code >= 0xd800 && code <= 0xdfff) || HEADING_ID.test(String.fromCharCode(code));
}
