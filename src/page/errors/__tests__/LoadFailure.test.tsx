import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from '../LoadFailure';

describe('LoadFailure', () => {
  it('announces the error and offers Retry', async () => {
    const onRetry = jest.fn();
    render(<LoadFailure text="No network" retryText="Retry" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No network');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('is dismissible if given a dismiss handler', async () => {
    const onClose = jest.fn();
    render(
      <LoadFailure text="No" retryText="Retry" onRetry={jest.fn()} closeText="Close" onClose={onClose} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
