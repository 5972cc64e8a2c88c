import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFieldStart } from '../SearchBox';

const type = jest.fn();
const typed = { take: jest.fn(() => ''), stop: jest.fn() };

function Field({ query }: { query: string }) {
  const field = useRef<HTMLInputElement>(null);
  useFieldStart({ field, typed, query, type });
  return <input ref={field} value={query} readOnly />;
}

beforeEach(() => jest.clearAllMocks());

describe('useFieldStart', () => {
  it('defers focus until the field shows the typed text, across re-renders', () => {
    typed.take.mockReturnValueOnce('state');
    const { rerender } = render(<Field query="" />);
    expect(type).toHaveBeenCalledWith('state');
    rerender(<Field query="" />);
    expect(screen.getByRole('textbox')).not.toHaveFocus();
    expect(typed.stop).not.toHaveBeenCalled();
    rerender(<Field query="state" />);
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(typed.stop).toHaveBeenCalledTimes(1);
  });

  it('replaces the initial text', () => {
    typed.take.mockReturnValueOnce('new');
    render(<Field query="old" />);
    expect(type).toHaveBeenCalledWith('new');
  });

  it('selects the initial text if nothing was typed', () => {
    render(<Field query="old" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  });

  it('puts the caret after the typed text', () => {
    typed.take.mockReturnValueOnce('state');
    const { rerender } = render(<Field query="" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.select();
    rerender(<Field query="state" />);
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  });
});
