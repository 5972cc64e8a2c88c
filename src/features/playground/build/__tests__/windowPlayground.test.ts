import { TRIGGER_KINDS } from '../../model/windowSettings';
import { htmlOf, problemsOf } from '../../../../../packages/markdown/compile/__tests__/compile';

describe('<WindowPlayground />', () => {
  it.each([
    ['en', 'State Window', 'Windows: 5, runs: 4'],
    ['zh-Hans', '状态窗口', '窗口 5 个，运行 4 次'],
  ] as const)('shows the windows of a trigger without scripts in %s', async (locale, name, summary) => {
    const html = await htmlOf('<WindowPlayground />\n', { locale });
    expect(html).toContain(`<option value="state" selected>${name}</option>`);
    expect(html).toContain(`<p role="status" data-summary="">${summary}</p>`);
    expect(html).toContain('<tr><td>9:00</td><td>10:45</td><td>10:45</td><td>17.3</td></tr>');
    expect(html.match(/<rect /g)).toHaveLength(5);
  });

  it('has all texts, and states the assumptions of each trigger', async () => {
    const html = await htmlOf('<WindowPlayground />\n');
    expect(html.match(/>[^<]*\b(?:kind|setting|unit|function|legend|column|assumption)\.\w+/g)).toBeNull();
    const kinds = [...html.matchAll(/<p data-kind="(\w+)"( hidden)?>/g)];
    expect(kinds.map(([, kind]) => kind)).toEqual(TRIGGER_KINDS);
    expect(kinds.filter(([, , hidden]) => hidden === undefined)).toHaveLength(1);
    expect(html).not.toContain('style=');
    expect(await problemsOf('<WindowPlayground />\n')).toEqual([]);
  });
});
