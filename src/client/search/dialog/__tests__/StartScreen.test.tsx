import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import popular from '../../../../../content/popular.json';
import texts from '../../../../../locales/en/search.json';
import { messagesOf } from '../../../../model/messages';
import { SearchMessages } from '../searchMessages';
import { StartScreen } from '../StartScreen';

Object.assign(globalThis, { __PATH_PREFIX__: '' });

function show(): jest.Mock {
  const onPage = jest.fn();
  render(
    <SearchMessages.Provider value={messagesOf(texts)}>
      <StartScreen locale="en" onPage={onPage} />
    </SearchMessages.Provider>,
  );
  return onPage;
}

describe('StartScreen', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('offers the popular pages under their names in the sidebar', async () => {
    const [first = ''] = popular;
    document.body.innerHTML = `<nav id="idmp-sidebar"><a href="/en/${first}"> First </a><a href="/en/other">Other</a></nav>`;
    const onPage = show();
    expect(screen.getByText('No recent searches')).toBeVisible();
    const links = screen.getAllByRole('link').filter((link) => !link.closest('nav'));
    expect(links.map((link) => link.textContent)).toEqual(['First']);
    for (const link of links) await userEvent.click(link);
    expect(onPage).toHaveBeenCalledWith(`/en/${first}`);
  });

  it('says nothing of popular pages where there are none', () => {
    show();
    expect(screen.queryByText('Popular pages')).not.toBeInTheDocument();
  });
});
