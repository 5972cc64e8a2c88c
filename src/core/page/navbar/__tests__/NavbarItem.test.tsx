import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { registerClientFeatures } from '../../feature/clientFeature';
import { NavbarItem } from '../NavbarItem';

jest.mock('../../i18n/useMessages', () => ({ useMessages: () => (key: string) => key }));

const noDeferred = () => Promise.resolve(() => undefined);
const item = <NavbarItem item={{ type: 'search' }} locale="en" address="/en/a" colorModeToggle={null} />;

describe('NavbarItem', () => {
  it('renders the control of a feature', () => {
    const Search = ({ address }: { address: string }) => <button type="button">Search on {address}</button>;
    registerClientFeatures([{ name: 'search', navbar: { search: Search } }], noDeferred);
    render(item);
    expect(screen.getByRole('button', { name: 'Search on /en/a' })).toBeVisible();
  });

  it('renders nothing for a control that no feature brings', () => {
    registerClientFeatures([], noDeferred);
    expect(render(item).container).toBeEmptyDOMElement();
  });
});
