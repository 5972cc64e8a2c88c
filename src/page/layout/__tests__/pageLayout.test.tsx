import type { ReactNode } from 'react';
import { layoutOf, type PageLayout } from '../wrapPageElement';

const Provider = ({ children }: { children: ReactNode }) => children;
const Plain = () => null;
const layout: PageLayout = { Layout: Plain, Footer: Plain };
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
    expect(layoutOf(element)).toBe(layout);
    expect(layoutOf(<Page />)).toBe(layout);
  });

  it('returns undefined for pages without a layout', () => {
    for (const element of [<Plain key="" />, <Provider key="">text</Provider>, null])
      expect(layoutOf(element)).toBeUndefined();
  });
});
