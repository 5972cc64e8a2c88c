import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { NavItem } from '../../../settings/nav';
import { NavbarItemBoundary } from '../NavbarItemBoundary';

const broken: NavItem = { type: 'link', label: 'navbar.cloud', to: '/cloud', newTab: false };

function Broken(): never {
  throw new TypeError('to.startsWith is not a function');
}

describe('NavbarItemBoundary', () => {
  it('reports the item and its file, and keeps the rest of the navbar', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    render(
      <>
        <NavbarItemBoundary item={broken} index={1}>
          <Broken />
        </NavbarItemBoundary>
        <NavbarItemBoundary item={{ type: 'search' }} index={2}>
          <button type="button">Search</button>
        </NavbarItemBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('item 2 of NAV_ITEMS in src/site/navbar.ts');
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    const [told] = error.mock.calls.at(-1) as [Error];
    expect(told.message).toBe(
      `A navbar item failed to render: item 2 of NAV_ITEMS in src/site/navbar.ts: ${JSON.stringify(broken)}.`,
    );
    expect(told.cause).toEqual(new TypeError('to.startsWith is not a function'));
  });
});
