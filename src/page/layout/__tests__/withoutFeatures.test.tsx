import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { clientFeatures } from '../../feature/clientFeature';
import { NotFound } from '../../errors/NotFound';
import { Footer } from '../../footer/Footer';
import { Navbar } from '../../navbar/Navbar';
import { fillDrawer } from '../../sidebar/fillDrawer';

const i18n = createInstance() as ComponentProps<typeof I18nextProvider>['i18n'];
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);

beforeAll(async () => {
  // Texts are their keys.
  await i18n.init({ lng: 'en', resources: {} });
  Object.assign(globalThis, { __PATH_PREFIX__: '', __LANGUAGE_BASES__: undefined });
  clientFeatures.set(() => []);
});

const buttons = (): (string | null)[] =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('a site without features has no control that nothing serves', () => {
  it('in the navbar, whose items the drawer still gets', () => {
    render(
      <>
        <Navbar
          locale="en"
          address="/en/basic"
          hidden={false}
          drawerOpen={false}
          onToggleDrawer={() => undefined}
          versions={[]}
          colorModeToggle={<button type="button">Dark</button>}
        />
        <aside id="idmp-sidebar">
          <button data-drawer-close>Close</button>
        </aside>
      </>,
      { wrapper },
    );
    fillDrawer();
    expect(buttons()).toEqual(['navbar.open', 'navbar.languages: English', 'Dark', 'Close']);
    expect(document.querySelectorAll('#idmp-sidebar a').length).toBeGreaterThan(1);
  });

  it('in the footer', () => {
    render(<Footer locale="zh-Hans" />);
    // Their cards show without a dialog.
    expect(buttons()).toEqual(['微信公众号', '技术交流群']);
  });

  it('on the not-found page', () => {
    document.documentElement.lang = 'en';
    render(<NotFound locale="en" />, { wrapper });
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(buttons()).toEqual([]);
  });
});
