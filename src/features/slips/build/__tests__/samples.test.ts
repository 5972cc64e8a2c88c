import { problemsOf } from '../../../../core/markdown/__tests__/compile';
import { checkSample } from '../samples/checkSamples';

const faultOf = (language: string, text: string): string | undefined => {
  const fault = checkSample(language, text);
  return fault && `${fault.line}: ${fault.message}`;
};

describe('checkSample', () => {
  it.each([
    ['json', '{\n  "a": [1, 2.5e3, true, null, "x\\""],\n  "b": {}\n}'],
    ['yaml', 'a:\n  b: "15"\n---\nc: [1, 2]'],
    ['bash', 'curl -u "root:$(cat "$HOME/a")" \\\n  -d \'{"a": 1}\' # don\'t\necho ${x:-")"} `date`'],
    ['sh', "cat <<'EOF' > a.yml && echo done\nit's \"raw\nEOF\necho $((1 << 2)) <<< word"],
    ['bash', 'case $1 in\n  start) run ;;\nesac'],
    ['rust', '{ not read'],
  ])('accepts %s %#', (language, text) => {
    expect(faultOf(language, text)).toBeUndefined();
  });

  it.each([
    ['json', '{\n  "a": 1,\n}', '2: the sample is not valid JSON'],
    ['json', '{\n  "a": 1\n  "b": 2\n}', '2: the sample is not valid JSON'],
    ['json', '{\n  a: 1\n}', '1: the sample is not valid JSON'],
    ['json', '{\n  "a": [1\n', '1: the sample is not valid JSON'],
    ['yaml', 'a: 1\nb: "open\n', '1: the sample is not valid YAML: Missing closing "quote'],
    ['bash', 'echo 1\necho "a', '1: the " that opens here is never closed'],
    ['bash', 'echo $(date', '0: the $( that opens here is never closed'],
    ['bash', 'docker run \\ \n  -p 1:1', '0: a space follows the \\ at the end of the line'],
    ['bash', 'docker run \\', '0: the last line goes on, but nothing follows'],
    ['bash', 'cat <<EOF\na\n EOF', '0: the here-document never ends'],
  ])('names the fault of %s %#', (language, text, expected) => {
    expect(faultOf(language, text)).toContain(expected);
  });

  it('reports the line of the page, also inside lists', async () => {
    expect(await problemsOf('1. Step\n\n   ```json\n   {\n     "a": 1,\n   }\n   ```\n')).toEqual([
      '9: warning: the sample is not valid JSON, correct it here or just above',
    ]);
  });
});
