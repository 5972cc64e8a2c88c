import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../page/ui/__tests__/nativeDialog';
import { OPEN_SEARCH_EVENT } from '../openSearch';
import type { loadSearchPart } from '../loadSearchPart';
import type { SearchButton as SearchButtonPart } from '../SearchButton';
import { english, prepareBrowser, serveIndex } from './searchUi';

let SearchButton: typeof SearchButtonPart;
let load: jest.MockedFunction<typeof loadSearchPart>;
const onNavigate = jest.fn();

beforeAll(async () => {
  prepareBrowser();
  const part = await import('../loadSearchPart');
  load = jest.fn(part.loadSearchPart);
  jest.doMock('../loadSearchPart', () => ({ ...part, loadSearchPart: load }));
  jest.doMock('../../../../page/i18n/useMessages', () => ({ useMessages: () => english }));
  ({ SearchButton } = await import('../SearchButton'));
});
beforeEach(() => {
  localStorage.clear();
  serveIndex();
});

function show(): ReturnType<typeof userEvent.setup> {
  render(<SearchButton locale="en" onNavigate={onNavigate} />);
  return userEvent.setup();
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Search', hidden: true });
/** The field, once it has its initial text and thus focus. */
async function field(): Promise<HTMLElement> {
  const found = await screen.findByRole('searchbox', { name: 'Search docs' });
  await waitFor(() => expect(found).toHaveFocus());
  return found;
}

describe('SearchButton', () => {
  it('announces its shortcut and what it opens', () => {
    show();
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens with a query from another component', async () => {
    show();
    fireEvent(window, new CustomEvent(OPEN_SEARCH_EVENT, { detail: 'bar chart' }));
    const input = await field();
    await waitFor(() => expect(input).toHaveValue('bar chart'));
  });

  it("starts with the page's selection on a single line of at most 64 characters", async () => {
    const user = show();
    const selection = { toString: () => `  two\n words ${'𠮷'.repeat(70)}` } as Selection;
    const getSelection = jest.spyOn(window, 'getSelection').mockReturnValue(selection);
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveValue(`two words ${'𠮷'.repeat(54)}`);
    getSelection.mockRestore();
  });

  it('stays closed while another dialog is open', async () => {
    const user = show();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    await user.keyboard('{Control>}k{/Control}');
    expect(button()).not.toHaveAttribute('aria-busy');
    other.remove();
  });
});
