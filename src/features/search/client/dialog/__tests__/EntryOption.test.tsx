import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';
import { hitEntries } from '../../entries/searchEntries';
import { EntryOption } from '../EntryList';

const HTML = '<img src=x onerror=alert(1)>';
const place = { pathPrefix: '', origins: ['http://localhost'] };

describe('EntryOption', () => {
  it('shows HTML of the hosted service as text, apart from marks', () => {
    const value = `${HTML}<mark>a</mark>`;
    const hit = createHit({
      type: 'content',
      content: value,
      hierarchy: { lvl0: HTML, lvl1: HTML, lvl2: value },
      _snippetResult: {
        hierarchy: { lvl2: { value } },
        content: { value },
      },
    });
    const [entry] = hitEntries([hit], place).flatMap(({ entries }) => entries);
    if (!entry) throw new Error('The hit was dropped.');
    render(
      <div role="listbox">
        <EntryOption
          id="search"
          number={0}
          entry={entry}
          isActive={false}
          scrolls={false}
          onEvent={() => undefined}
          onOpen={() => undefined}
        />
      </div>,
    );
    const option = screen.getByRole('option');
    expect(option.querySelector('img')).toBeNull();
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['a', 'a']);
    expect(option).toHaveTextContent(`${HTML}a${HTML}a`);
  });
});
