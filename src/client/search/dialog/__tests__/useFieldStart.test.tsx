import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFieldStart } from '../useFieldStart';

const type = jest.fn();
const typed = { take: jest.fn(() => ''), stop: jest.fn(() => '') };

function Field({ query, isSelected = false }: { query: string; isSelected?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useFieldStart({ field, typed, query, isSelected, type });
  return <input ref={field} value={query} readOnly />;
}

beforeEach(() => jest.clearAllMocks());

describe('useFieldStart', () => {
  it('waits with the focus until the field shows what was typed, whatever is drawn before', () => {
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

  it.each([
    [true, 'new'],
    [false, 'old new'],
  ])('when the first words are selected: %s, types %j', (isSelected, expected) => {
    typed.take.mockReturnValueOnce(isSelected ? 'new' : ' new');
    render(<Field query="old" isSelected={isSelected} />);
    expect(type).toHaveBeenCalledWith(expected);
  });

  it('puts the caret behind what was typed, even where the dialog has selected it', () => {
    typed.take.mockReturnValueOnce('state');
    const { rerender } = render(<Field query="" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.select();
    rerender(<Field query="state" />);
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  });
});
