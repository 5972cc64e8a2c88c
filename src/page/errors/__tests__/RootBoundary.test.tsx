import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RootBoundary } from '../boundaries';

function Broken(): never {
  throw new Error('no page context', { cause: 'page data' });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

describe('RootBoundary', () => {
  it('renders its children', () => {
    render(<RootBoundary>text</RootBoundary>);
    expect(screen.getByText('text')).toBeVisible();
  });

  it.each([
    ['en', 'This page crashed.', 'Try again'],
    ['zh-Hans', '页面已崩溃。', '重试'],
    ['xx', '页面已崩溃。', '重试'],
  ])('shows an error in the language of the document (%s)', (lang, title, retry) => {
    document.documentElement.lang = lang;
    render(
      <RootBoundary>
        <Broken />
      </RootBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: retry })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('no page context Cause: page data');
  });
});
