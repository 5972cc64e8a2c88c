import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../../page/ui/__tests__/nativeDialog';
import texts from '../../../../../../locales/en/search.json';
import { messagesOf } from '../../../../../types/messages';
import { SearchDialog } from '../SearchDialog';
import { prepareBrowser, serveIndex } from '../../__tests__/searchUi';

const onClose = jest.fn();
const onNavigate = jest.fn();

beforeAll(prepareBrowser);
beforeEach(() => {
  localStorage.clear();
  document.getElementById('idmp-sidebar')?.remove();
  jest.clearAllMocks();
  serveIndex();
});

/** Typed text that arrives in chunks. */
function typing(...portions: string[]) {
  return { take: () => portions.shift() ?? '', stop: jest.fn() };
}

const messages = messagesOf(texts);

async function show(initial = '', typed = typing()) {
  render(
    <SearchDialog
      locale="en"
      messages={messages}
      initial={initial}
      typed={typed}
      returnFocus={() => false}
      onClose={onClose}
      onNavigate={onNavigate}
    />,
  );
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search docs' });
  return { user: userEvent.setup(), field };
}

const status = (): HTMLElement => screen.getByRole('status');

describe('SearchDialog', () => {
  it("truncates queries to the field's maximum length", async () => {
    const { field } = await show('', typing('a'.repeat(600)));
    await waitFor(() => expect(field).toHaveValue('a'.repeat(512)));
  });

  it.each([
    ['{Control>}{Enter}{/Control}', 1],
    ['{Shift>}{Enter}{/Shift}', 1],
    ['{Alt>}{Enter}{/Alt}', 0],
  ])('stays open on %s, which opens %i new tabs or windows', async (keys, count) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, field } = await show('events');
    await screen.findAllByRole('option');
    await user.type(field, keys);
    expect(opened).toHaveBeenCalledTimes(count);
    expect(onClose).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('ignores keys during IME composition and searches for the committed text', async () => {
    const { field } = await show();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'pan' }, isComposing: true });
    for (const key of ['Enter', 'ArrowDown', 'Escape']) fireEvent.keyDown(field, { key, keyCode: 229 });
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    fireEvent.input(field, { target: { value: 'panel' } });
    fireEvent.compositionEnd(field);
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  });

  it('suggests pages if nothing is found, and searches for a suggestion', async () => {
    const { user, field } = await show();
    await user.type(field, 'evntsmangmnt');
    expect(await screen.findByText('Try searching for')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('rel', 'noreferrer');
    const suggestions = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('button');
    expect(suggestions.length).toBeLessThanOrEqual(3);
    const title = suggestions[0]?.textContent ?? '';
    await user.click(suggestions[0] as HTMLElement);
    expect(field).toHaveValue(`${title.toLowerCase()} `);
    expect(field).toHaveFocus();
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  });

  it('suggests popular pages, the current chapter and the latest release', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<aside id="idmp-sidebar"><nav><ul>
        <li><a href="/en/intro">Introduction</a></li>
        <li><a href="/en/basic">Basics</a><details><summary></summary><ul>
          <li><a href="/en/basic/events" aria-current="page">Events</a></li>
          <li><a href="/en/basic/data-model">Data Model</a></li></ul></details></li>
        <li><a href="/en/notes">Release History</a><details><summary></summary><ul>
          <li><a href="/en/notes/1.0.9.0">Version 1.0.9.0</a></li>
          <li><a href="/en/notes/1.0.10.0">Version 1.0.10.0</a></li></ul></details></li>
      </ul></nav></aside>`,
    );
    const { user, field } = await show();
    const linksOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('option')
        .map((option) => option.getAttribute('href'));
    expect(linksOf('Popular pages')).toEqual(['/en/intro', '/en/basic/data-model']);
    expect(linksOf('Basics')).toEqual(['/en/basic/data-model']);
    expect(linksOf('Latest release')).toEqual(['/en/notes/1.0.10.0']);
    await user.type(field, 'qqqxxzz');
    await waitFor(() => expect(status()).toHaveTextContent('No results for'));
    expect(linksOf('Popular pages')).toEqual(['/en/intro', '/en/basic/data-model']);
    expect(screen.queryByText('Try searching for')).not.toBeInTheDocument();
    // No result: Enter must not open a page that nobody asked for.
    await user.type(field, '{Enter}');
    expect(onNavigate).not.toHaveBeenCalled();
    await user.type(field, '{ArrowDown}{Enter}');
    expect(onNavigate).toHaveBeenCalledWith('/en/intro');
  });

  it('saves an opened page as favorite and removes it', async () => {
    const first = await show('bar chart');
    await screen.findByRole('option');
    await first.user.type(first.field, '{Enter}');
    await first.user.clear(first.field);
    await first.user.click(await screen.findByRole('button', { name: 'Save this search' }));
    const favorites = screen.getByRole('region', { name: 'Favorites' });
    expect(within(favorites).getByRole('option')).toHaveAttribute('href', '/en/basic/panels#bar-chart');
    expect(screen.queryByRole('region', { name: 'Recent' })).not.toBeInTheDocument();
    await first.user.click(
      within(favorites).getByRole('button', { name: 'Remove this search from favorites' }),
    );
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
  });
});
