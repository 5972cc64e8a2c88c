import { problemsOf } from '../../../compile/document/__tests__/compile';

const check = (language: string, text: string) => problemsOf(`\`\`\`${language}\n${text}\n\`\`\`\n`);

describe('checkSamples', () => {
  it.each([
    ['json', '{\n  "a": [1, 2.5e3, true, null, "x\\""],\n  "b": {}\n}'],
    ['yaml', 'a:\n  b: "15"\n---\nc: [1, 2]'],
    ['bash', 'echo "a'],
    ['rust', '{ not read'],
  ])('accepts %s %#', async (language, text) => {
    expect(await check(language, text)).toEqual([]);
  });

  it.each([
    ['json', '{\n  "a": 1,\n}', '7: warning: the sample is not valid JSON'],
    ['json', '{\n  "a": 1\n  "b": 2\n}', '7: warning: the sample is not valid JSON'],
    ['json', '{\n  a: 1\n}', '6: warning: the sample is not valid JSON'],
    ['json', '{\n  "a": [1\n', '6: warning: the sample is not valid JSON'],
    ['yaml', 'a: 1\nb: "open\n', '6: warning: the sample is not valid YAML, correct it'],
  ])('names the fault of %s %#', async (language, text, expected) => {
    expect(await check(language, text)).toEqual([expect.stringContaining(expected)]);
  });

  it('reports the line of the page, also inside lists', async () => {
    expect(await problemsOf('1. Step\n\n   ```json\n   {\n     "a": 1,\n   }\n   ```\n')).toEqual([
      '9: warning: the sample is not valid JSON, correct it here or just above',
    ]);
  });
});
