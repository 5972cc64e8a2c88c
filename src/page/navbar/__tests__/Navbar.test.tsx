import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { NAV_ITEMS } from '../../../settings/nav';
import type * as navbarItem from '../NavbarItem';

describe('Navbar', () => {
  it('names an item that fails, and keeps the others', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.doMock('../../i18n/useMessages', () => ({ useMessages: () => (key: string) => key }));
    jest.doMock('../NavbarItem', () => ({
      ...jest.requireActual<typeof navbarItem>('../NavbarItem'),
      NavbarItem({ item, controls }: ComponentProps<typeof navbarItem.NavbarItem>) {
        if (item === NAV_ITEMS[1]) throw new TypeError('to.startsWith is not a function');
        return item.type === 'colorModeToggle' ? <controls.colorModeToggle /> : null;
      },
    }));
    const { Navbar } = await import('../Navbar');
    render(
      <Navbar
        locale="en"
        address="/en/basic"
        hidden={false}
        drawerOpen={false}
        onToggleDrawer={() => undefined}
        versions={[]}
        controls={{
          search: () => null,
          versionSwitch: () => null,
          colorModeToggle: () => <button>Dark</button>,
        }}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('item 2 of NAV_ITEMS');
    expect(screen.getByRole('button', { name: 'Dark' })).toBeVisible();
  });
});
