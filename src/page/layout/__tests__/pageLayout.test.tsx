import type { ReactNode } from 'react';
import { layoutOf, type PageLayout } from '../pageLayout';

const Provider = ({ children }: { children: ReactNode }) => children;
const Plain = () => null;
const layout: PageLayout = { Layout: Plain, Footer: Plain, Popup: Plain };
const usual: PageLayout = { Layout: Provider, Footer: Plain, Popup: Plain };
const Page = Object.assign(() => null, { layout });

describe('layoutOf', () => {
  it('finds the layout of a template inside providers', () => {
    const element = (
      <Provider>
        <Provider>
          <Page />
        </Provider>
      </Provider>
    );
    expect(layoutOf(element, usual)).toBe(layout);
    expect(layoutOf(<Page />, usual)).toBe(layout);
  });

  it('is the usual one for pages that say nothing, and none for those that say so', () => {
    for (const element of [<Plain key="" />, <Provider key="">text</Provider>, null])
      expect(layoutOf(element, usual)).toBe(usual);
    const Bare = Object.assign(() => null, { layout: null });
    expect(layoutOf(<Bare />, usual)).toBeNull();
  });
});
