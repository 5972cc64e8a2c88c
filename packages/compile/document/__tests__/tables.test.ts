import { htmlOf } from './compile';

const PROSE = 'A sentence that needs the room of several words, and of several more of them to fill a line.';

/** HTML of a table with a head and rows, cells separated by bars. */
const tableOf = (head: string, ...rows: string[]): Promise<string> =>
  htmlOf([head, head.replace(/[^|]+/g, '-'), ...rows].map((row) => `| ${row} |`).join('\n'));

/** Shares of the columns, in percent. */
const sharesIn = (html: string): string[] =>
  [...html.matchAll(/width="(\d+)%"/g)].map(([, share = '']) => share);

describe('tables', () => {
  it('have no empty header cells', async () => {
    expect(await tableOf(' | b', 'c | d')).toMatch(/<td[^>]*><\/td>\s*<th[^>]*>b<\/th>/);
  });

  it('have row headers where the first column names the rows', async () => {
    expect(await tableOf('Key | Use', 'a | x', 'b | y')).toMatch(
      /<tr>\s*<th scope="row">a<\/th>\s*<td>x<\/td>/,
    );
    for (const rows of [['a | x', 'a | y'], ['a | x', ' | y'], [`${'long '.repeat(12)} | x`]])
      expect(await tableOf('Key | Use', ...rows)).not.toContain('scope=');
    expect(await tableOf('Key', 'a')).not.toContain('scope=');
  });

  it('give each column what it needs and as much of the rest, if they fit', async () => {
    const shares = sharesIn(await tableOf('OS | Versions | Since', `Ubuntu | ${'x'.repeat(27)} | 1.0`));
    expect(shares).toEqual(['25', '50', '24']);
  });

  it('give each column the square root of its width otherwise', async () => {
    const rows = ['6042 | HTTP, WebSocket | TDengine TSDB-Enterprise', PROSE, PROSE].join(' | ');
    const html = await tableOf('Port | Protocol | Scope | Use | Change', rows);
    expect(sharesIn(html)).toEqual(['8', '13', '16', '31', '31']);
  });

  it('of two columns line up, unless the names are long', async () => {
    expect(sharesIn(await tableOf('Part | Use', `A name of one line | ${PROSE}`))).toEqual(['30', '70']);
    expect(sharesIn(await tableOf('You want to | Read', `${'x'.repeat(30)} | Page`))).toEqual(['65', '35']);
    expect(sharesIn(await tableOf('You want to | Read', `${PROSE} | Page`))).toEqual(['79', '21']);
  });

  it('have the same widths if they have the same head', async () => {
    const head = '| Term | Also | Use |\n| - | - | - |\n';
    const html = await htmlOf(`${head}| a | b | ${PROSE} |\n\n${head}| A long name | b | c |`);
    const [first = '', second = ''] = html.split('</table>').map((table) => sharesIn(table).join());
    expect(first).toBe('23,16,60');
    expect(second).toBe(first);
  });

  it('of long code keys are lists of parameters', async () => {
    const html = await tableOf('Key | Example | Meaning', `\`a.b.c\` | \`6042\` | ${PROSE}`);
    expect(html).toContain('<table class="params stacks" role="table">');
    expect(html).toContain('<th scope="row" role="rowheader"><code>a.b.c</code></th>');
    expect(html).toContain('<td data-label="Example" role="cell"><code>6042</code></td>');
    expect(html).toMatch(/<td class="prose-cell" role="cell">A sentence/);
    // Values to compare stay in columns.
    expect(await tableOf('Part | Meaning | Upgrade | Rollback', `\`M\` | a | ${PROSE} | b`)).not.toContain(
      'params',
    );
  });

  it('label the cells that become lines on a phone', async () => {
    const html = await tableOf('Way | Effort | Suited to', `A way | Some effort | ${PROSE}`);
    expect(html).toMatch(/<td data-label="Effort" role="cell">/);
    expect(await tableOf('Way | Suited to', `A way that is long | ${PROSE}`)).not.toContain('data-label');
  });

  it('stay tables on a phone where their words fit', async () => {
    expect(
      await tableOf('No. | Column | Name', '17 | Attribute Template Hidden | 属性模板是否隐藏'),
    ).not.toContain('stacks');
    expect(await tableOf('A | B | C', `${'x'.repeat(12)} | ${'x'.repeat(12)} | ${'x'.repeat(12)}`)).toContain(
      'stacks',
    );
  });

  it('of many columns stay a grid that can be scrolled by keyboard and has a name', async () => {
    const columns = Array.from({ length: 12 }, (_, index) => `c${index + 1}`).join(' | ');
    expect(await tableOf(columns, columns)).toMatch(
      /^<div class="table-wrap wide" tabindex="0" role="group" aria-label="Table: c1, c2, [^"]*"><table class="matrix">/,
    );
  });

  it('put labels above the values where one label is long, and take the wide track where they need it', async () => {
    const above = 'labels-above';
    expect(await tableOf('A | B | C', `a | b | ${PROSE}`)).not.toContain(above);
    expect(await tableOf('A | When the message is sent | C', `a | b | ${PROSE}`)).toContain(above);
    expect(await tableOf('A | B | C | D', 'a | b | c | d')).not.toContain('wide');
    expect(await tableOf('A | B', `${'x'.repeat(50)} | ${'x'.repeat(50)}`)).toContain('table-wrap wide');
  });
});
