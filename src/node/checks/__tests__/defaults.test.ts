import type { Source } from '../../../model/source';
import { toSource } from '../../content/readContent';
import { checkDefaults } from '../defaults';

const source = (path: string, text: string): Source =>
  toSource(`content/en/${path}`, 'en', path, Buffer.from(text));

const DEFAULTS = `# Defaults

| Port | Protocol | Use |
| --- | --- | --- |
| 6042 | HTTP | Web UI and REST API; events arrive here too |
| 6039 | TCP | Listening port of the database |

| Path | Content |
| --- | --- |
| \`/etc/a.yml\` | [Configuration file](./01-guide.md#file) |
| \`tda.jwt.ttl\` | [Token](./01-guide.md) |
| \`/no/link\` | Data |
`;
const GUIDE = '# Guide\n\n```yaml title="/etc/a.yml"\ntda:\n  jwt:\n    ttl: 1\n```\n\n';
const PORTS = '| Port | Use |\n| --- | --- |\n| 6042 | Web UI and REST API |\n';

const problemsOf = (guide: string): string[] =>
  checkDefaults([
    source('07-operation/13-defaults.md', DEFAULTS),
    source('07-operation/01-guide.md', guide),
  ]).map(({ file, line, message }) => `${file.slice('content/en/07-operation/'.length)}:${line}: ${message}`);

describe('checkDefaults', () => {
  it('finds nothing if the pages agree', () => {
    expect(problemsOf(GUIDE + PORTS)).toEqual([]);
  });

  it('names a literal that the linked page does not have in code', () => {
    expect(problemsOf(`${GUIDE.replace('/etc/a.yml', '/etc/b.yml')}/etc/a.yml`)).toEqual([
      '13-defaults.md:10: "/etc/a.yml" does not appear as code on content/en/07-operation/01-guide.md',
    ]);
    expect(problemsOf(GUIDE.replace('ttl', 'tll'))).toEqual([
      '13-defaults.md:11: "tda.jwt.ttl" does not appear as code on content/en/07-operation/01-guide.md',
    ]);
  });

  it('names a port that another table gives another number', () => {
    expect(problemsOf(GUIDE + PORTS.replace('6042', '6039'))).toEqual([
      '01-guide.md:11: port 6039 of "Web UI and REST API" is 6042 in content/en/07-operation/13-defaults.md:5',
    ]);
  });

  it('names a port that the defaults lack', () => {
    expect(problemsOf(`${GUIDE}${PORTS}| 7000 | Another service |\n`)).toEqual([
      '01-guide.md:12: port 7000 is not among the ports of content/en/07-operation/13-defaults.md',
    ]);
  });

  it('reads no table inside a code block, and nothing without a page of defaults', () => {
    expect(problemsOf(`${GUIDE}\`\`\`text\n${PORTS.replace('6042', '6000')}\`\`\`\n`)).toEqual([]);
    expect(checkDefaults([source('07-operation/01-guide.md', PORTS.replace('6042', '1'))])).toEqual([]);
  });
});
