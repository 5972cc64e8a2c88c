import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { filterTables } from '../filterTables';

const TEXTS = {
  count: '{{count}} of {{total}}',
  link: 'Link to {{name}}',
  copy: 'Copy {{name}}',
};

const table = (rows: readonly string[]): string =>
  `<div class="table-wrap"><table><tbody>${rows
    .map((row) => `<tr id="row-${row.split(' ')[0]}"><th>${row}</th><td>value</td></tr>`)
    .join('')}</tbody></table></div>`;

let stop = (): void => undefined;

function show(address = '/'): HTMLInputElement {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main><article class="prose"><h1>Defaults</h1>
    <form data-table-filter='${JSON.stringify(TEXTS)}'><input type="search"><p role="status"></p></form>
    <div class="heading"><h2 id="ports">Ports</h2></div>${table(['6042 web', '6041 adapter'])}<p>Note</p>
    <div class="heading"><h2 id="paths">Paths</h2></div>${table(['/var/lib data'])}
    <div class="heading"><h2 id="faults">Faults</h2></div>
    <div class="heading"><h3 id="no-java">Java is missing</h3></div><ul><li>Install it.</li></ul>
    <div class="heading"><h3 id="no-disk">The disk is full</h3></div><ul><li>Clean it.</li></ul>
    </article><a href="#paths">Paths</a></main>`;
  stop = filterTables(document.querySelector('main')!, () => 'Copied');
  return screen.getByRole('searchbox');
}

const visibleRows = (): string[] =>
  [...document.querySelectorAll('tr')].filter((row) => !row.closest('[hidden]')).map(({ id }) => id);

const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });

afterEach(() => stop());

describe('filterTables', () => {
  it('shows the rows with all words, in any table, and hides what is around them', () => {
    const field = show();
    type(field, 'PORTS web');
    expect(visibleRows()).toEqual(['row-6042']);
    expect(document.querySelector('form [role=status]')).toHaveTextContent('1 of 5');
    expect(screen.getByText('Note')).not.toBeVisible();
    expect(document.querySelector('#paths')?.closest('[hidden]')).not.toBeNull();
    type(field, '');
    expect(visibleRows()).toHaveLength(3);
    expect(screen.getByText('Note')).toBeVisible();
  });

  it('finds sections without tables as a whole, below their heading', () => {
    const field = show();
    type(field, 'java install');
    expect(visibleRows()).toEqual([]);
    for (const text of ['Faults', 'Java is missing', 'Install it.'])
      expect(screen.getByText(text)).toBeVisible();
    for (const text of ['The disk is full', 'Clean it.', 'Ports'])
      expect(screen.getByText(text)).not.toBeVisible();
  });

  it('keeps what is looked for in the address', () => {
    const field = show('/?a=1#ports');
    type(field, 'data');
    expect(location.search + location.hash).toBe('?a=1&filter=data#ports');
    stop();
    show('/?filter=adapter');
    expect(visibleRows()).toEqual(['row-6041']);
  });

  it('shows everything again when a link leads to what is hidden', () => {
    const field = show('/?filter=web');
    expect(visibleRows()).toEqual(['row-6042']);
    fireEvent.click(screen.getByText('Paths', { selector: 'a' }));
    expect(visibleRows()).toHaveLength(3);
    expect(field).toHaveValue('');
  });

  it('offers the address and the value of a row, by keyboard once rows are filtered', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const field = show();
    const link = screen.getByRole('link', { name: 'Link to 6042 web' });
    expect(link).toHaveAttribute('href', '#row-6042');
    expect(link).toHaveAttribute('tabindex', '-1');
    type(field, 'web');
    expect(link).toHaveAttribute('tabindex', '0');
    fireEvent.click(screen.getByRole('button', { name: 'Copy 6042 web' }));
    await waitFor(() => expect(copied).toEqual(['6042 web']));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  });
});
