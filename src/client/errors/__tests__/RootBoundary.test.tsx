import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RootBoundary } from '../RootBoundary';

function Broken(): never {
  throw new Error('The page has no context.', { cause: new Error('page-data.json is empty') });
}

describe('RootBoundary', () => {
  it('shows its children as long as they render', () => {
    render(<RootBoundary>fine</RootBoundary>);
    expect(screen.getByText('fine')).toBeInTheDocument();
  });

  it('shows in both languages that the page crashed, and why, with a button to try again', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <RootBoundary>
        <Broken />
      </RootBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '页面已崩溃。' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/no context.*page-data\.json is empty/);
    log.mockRestore();
  });
});
