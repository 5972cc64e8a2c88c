import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ClientFeature } from '../../feature/clientFeature';

jest.doMock('../../i18n/useMessages', () => ({ useMessages: () => (key: string) => key }));

/** Renders the search of the navbar on a site with some features. */
async function renderSearch(features: readonly ClientFeature[]): Promise<HTMLElement> {
  const { clientFeatures } = await import('../../feature/clientFeature');
  const { NavbarItem } = await import('../NavbarItem');
  clientFeatures.set(() => features);
  const item = (
    <NavbarItem item={{ type: 'search' }} locale="en" address="/en/a" versions={[]} colorModeToggle={null} />
  );
  return render(item).container;
}

describe('NavbarItem', () => {
  it('renders the control of a feature', async () => {
    const Search = ({ address }: { address: string }) => <button type="button">Search on {address}</button>;
    await renderSearch([{ name: 'search', navbar: { search: Search } }]);
    expect(screen.getByRole('button', { name: 'Search on /en/a' })).toBeVisible();
  });

  it('renders nothing for a control that no feature brings', async () => {
    expect(await renderSearch([])).toBeEmptyDOMElement();
  });
});
