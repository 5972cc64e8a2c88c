import { htmlOf, problemsOf } from '../../../../../packages/compile/document/__tests__/compile';

const TABLES = `
## Ports {#ports}

| Key | Value |
| --- | --- |
| \`quarkus.http.port\` | 6042 |
| Port | 6038 |
| Port | 6039 |

See [the port](#row-quarkus-http-port).
`;

describe('<TableFilter />', () => {
  it('is a field above the tables, and gives each row an address', async () => {
    const html = await htmlOf(`<TableFilter />\n${TABLES}`);
    expect(html).toContain('<form class="table-filter" role="search"');
    expect([...html.matchAll(/<tr id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'row-quarkus-http-port',
      'row-port',
      'row-port-1',
    ]);
    expect(await problemsOf(`<TableFilter />\n${TABLES}`)).toEqual([]);
  });

  it('leaves the rows of other pages alone', async () => {
    expect(await htmlOf(TABLES)).not.toContain('row-port"');
  });
});
