import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../../../../locales/en/search.json';
import { messagesOf } from '../../../../../types/messages';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';
import { definitionEntry } from '../../entries/searchEntries';
import { DefinitionRow } from '../SearchScreenView';
import { SearchMessages } from '../searchMessages';

const source = createHit({ url: '/en/glossary#tree', hierarchy: { lvl1: 'Glossary', lvl2: 'Tree' } });
const place = { pathPrefix: '', origins: ['http://localhost'] };
const entry = definitionEntry({ term: 'element · 元素', text: 'A node of the tree.', source }, place);

describe('DefinitionRow', () => {
  it('shows a definition outside of the listbox and opens the glossary', async () => {
    const onOpen = jest.fn();
    render(
      <SearchMessages.Provider value={messagesOf(texts)}>
        <DefinitionRow entry={entry} onOpen={onOpen} />
      </SearchMessages.Provider>,
    );
    expect(screen.getByRole('region', { name: 'Definition' })).toHaveTextContent(
      'element · 元素 A node of the tree.',
    );
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Chapter › Glossary › Tree' });
    expect(link).toHaveAttribute('href', '/en/glossary#tree');
    await userEvent.click(link);
    expect(onOpen).toHaveBeenCalledWith(entry, expect.anything(), false);
  });
});
