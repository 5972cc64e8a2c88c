import { isHan, queryKey, queryTerms, tokenize, wordSpans } from '../searchTokens';

describe('tokenize', () => {
  it('splits Chinese into bigrams and keeps single characters', () => {
    expect(tokenize('元素模板')).toEqual(['元素', '素模', '模板']);
    expect(tokenize('第 1 页')).toEqual(['第', '1', '页']);
  });

  it('normalizes other words to lower case and singular', () => {
    expect(tokenize('Element Templates')).toEqual(['element', 'template']);
    expect(tokenize('Categories class bus')).toEqual(['category', 'class', 'bus']);
  });

  it('indexes a compound whole and in parts', () => {
    expect(tokenize('docker-compose')).toEqual(['docker-compose', 'docker', 'compose']);
    expect(tokenize('tda.generateInsightLimit')).toEqual([
      'tda.generateinsightlimit',
      'tda',
      'generate',
      'insight',
      'limit',
    ]);
  });

  it('separates Chinese from other letters', () => {
    expect(tokenize('使用IDMP管理')).toEqual(['使用', 'idmp', '管理']);
  });

  it('normalizes full-width letters', () => {
    expect(tokenize('ＣＳＶ　１．０')).toEqual(['csv', '1.0']);
  });

  it('reads versions with and without v', () => {
    expect(tokenize('v1.0.5.0 V2')).toEqual(tokenize('1.0.5.0 2'));
    expect(tokenize('values.yaml')).toContain('values.yaml');
  });

  it('joins verbs with their particle, and reads log in and sign in alike', () => {
    expect(tokenize('log in logged in sign in login logon')).toEqual([
      'login',
      'login',
      'login',
      'login',
      'login',
    ]);
    expect(tokenize('back up set up')).toEqual(['backup', 'setup']);
    expect(tokenize('catalog in log index')).toEqual(['catalog', 'in', 'log', 'index']);
  });

  it('drops the end of contractions', () => {
    expect(tokenize("can't user’s don't")).toEqual(['can', 'user', 'don']);
  });

  it('finds nothing in punctuation', () => {
    expect(tokenize('，。——…')).toEqual([]);
    expect(tokenize('')).toEqual([]);
  });
});

describe('queryTerms', () => {
  const weightsOf = (query: string) => Object.fromEntries(queryTerms(query).map((t) => [t.term, t.weight]));

  it('names each word once', () => {
    expect(queryTerms('event Event')).toEqual([{ term: 'event', weight: 1 }]);
  });

  it('gives stop words little weight', () => {
    expect(weightsOf('what is an element')).toEqual({ what: 0.1, is: 0.1, an: 0.1, element: 1 });
  });

  it('gives bigrams that touch Chinese stop words little weight', () => {
    expect(weightsOf('什么是元素')).toEqual({ 什么: 0.1, 么是: 0.1, 是元: 0.1, 元素: 1 });
  });

  it('gives little weight to adverbs and measure words of spoken Chinese', () => {
    expect(weightsOf('放一个很大的数字')).toEqual({
      放一: 0.1,
      一个: 0.1,
      个很: 0.1,
      很大: 0.1,
      大的: 0.1,
      的数: 0.1,
      数字: 1,
      放: 1,
      大: 1,
    });
  });

  it('keeps a single character between stop words', () => {
    expect(weightsOf('什么是表')).toMatchObject({ 表: 1 });
  });

  it('gives parts of a compound half its weight', () => {
    expect(weightsOf('helm-chart')).toEqual({ 'helm-chart': 1, helm: 0.5, chart: 0.5 });
  });
});

describe('wordSpans', () => {
  it('gives each Chinese character the bigram that it starts', () => {
    expect(wordSpans('元素 a')).toEqual([
      { start: 0, end: 1, forms: ['元', '元素'], isHan: true },
      { start: 1, end: 2, forms: ['素', '素'], isHan: true },
      { start: 3, end: 4, forms: ['a'], isHan: false },
    ]);
  });

  it('uses offsets in the original text, not in its normal form', () => {
    expect(wordSpans('ＣＳＶ 表').map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [4, 5],
    ]);
  });
});

describe('isHan', () => {
  it('distinguishes Chinese from other letters', () => {
    expect(isHan('元素')).toBe(true);
    expect(isHan('idmp')).toBe(false);
  });
});

describe('queryKey', () => {
  it('is equal for the same words in any order, without function words', () => {
    expect(queryKey('how do I reset my password?')).toBe(queryKey('Password reset'));
    expect(queryKey('怎么导入设备')).toBe(queryKey('导入设备'));
    expect(queryKey('what is it')).toBe('');
  });
});
