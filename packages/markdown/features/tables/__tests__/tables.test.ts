import { htmlOf } from '../../../compile/__tests__/compile';

const PROSE = 'A sentence that needs the room of several words, and of several more of them to fill a line.';

/** HTML of a table with a head and rows, cells separated by bars. */
const tableOf = (head: string, ...rows: string[]): Promise<string> =>
  htmlOf([head, head.replace(/[^|]+/g, '-'), ...rows].map((row) => `| ${row} |`).join('\n'));

describe('tables', () => {
  it('have no empty header cells', async () => {
    expect(await tableOf(' | b', 'c | d')).toMatch(/<td><\/td>\s*<th>b<\/th>/);
  });

  it('have row headers where the first column names the rows', async () => {
    expect(await tableOf('Key | Use', 'a | x', 'b | y')).toMatch(
      /<tr>\s*<th scope="row">a<\/th>\s*<td>x<\/td>/,
    );
    for (const rows of [['a | x', 'a | y'], ['a | x', ' | y'], [`${'long '.repeat(12)} | x`]])
      expect(await tableOf('Key | Use', ...rows)).not.toContain('scope=');
    expect(await tableOf('Key', 'a')).not.toContain('scope=');
  });

  it('leave the widths to the browser if they fit', async () => {
    expect(await tableOf('Name | Place | Since', 'a | b | c')).toMatch(
      /^<div class="table-wrap"><table>\s*<thead>/,
    );
  });

  it('of two columns give prose at least 60 %', async () => {
    expect(await tableOf('Choice | Effect', `A choice with a long name | ${PROSE}`)).toMatch(
      /^<div class="table-wrap"><table class="choice stacks labels-beside" role="table">[^]*<th width="30%" role="columnheader">Choice<\/th>\s*<th width="70%"/,
    );
    expect(await tableOf('Why | Effect', `${PROSE} | short`)).toMatch(/width="[89]0%"[^>]*>Why/);
  });

  it('of three columns share the rest by the length of the text', async () => {
    const html = await tableOf('Setting | Values | Use', `Mode | ${PROSE} | ${PROSE}`);
    expect(html).toMatch(/"15%"[^>]*>Setting[^]*"45%"[^>]*>Values[^]*"45%"[^>]*>Use/);
  });

  it('of many columns leave most of the room to those of prose', async () => {
    const html = await tableOf(
      'Port | Protocol | Scope | Use | Change',
      `6042 | HTTP, WebSocket | TDengine TSDB-Enterprise | ${PROSE} | ${PROSE}`,
    );
    expect([...html.matchAll(/width="(\d+)%"/g)].map(([, share]) => share)).toEqual([
      '10',
      '15',
      '15',
      '30',
      '30',
    ]);
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

  it('of links are marked', async () => {
    expect(await tableOf('You want to | Read', 'See | [Page](https://example.com)')).toContain(
      'class="links',
    );
  });

  it('label the cells that become lines on a phone', async () => {
    const html = await tableOf('Way | Effort | Suited to', `A way | Some effort | ${PROSE}`);
    expect(html).toMatch(/<td data-label="Effort" role="cell">/);
    expect(await tableOf('Way | Suited to', `A way that is long | ${PROSE}`)).not.toContain('data-label');
  });

  it('of many columns stay a grid that can be scrolled by keyboard and has a name', async () => {
    const columns = Array.from({ length: 12 }, (_, index) => `c${index + 1}`).join(' | ');
    expect(await tableOf(columns, columns)).toMatch(
      /^<div class="table-wrap wide" tabindex="0" role="group" aria-label="Table: c1, c2, [^"]*"><table class="matrix">/,
    );
  });

  it('put labels above the values where one of them is long, and take the wide track where they need it', async () => {
    const above = 'labels-above';
    expect(await tableOf('A | B | C', `a | b | ${PROSE}`)).not.toContain(above);
    expect(await tableOf('A | When it is sent | C', `a | b | ${PROSE}`)).toContain(above);
    expect(await tableOf('A | B | C', `a | ${'x'.repeat(21)} | ${PROSE}`)).toContain(above);
    expect(await tableOf('A | B | C | D', 'a | b | c | d')).toContain('table-wrap wide');
    expect(await tableOf('A | B', `${'x'.repeat(50)} | ${'x'.repeat(50)}`)).toContain('table-wrap wide');
  });
});
