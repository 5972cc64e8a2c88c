import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../Dialog';

// jsdom lays nothing out; an element with a rectangle counts as visible.
beforeAll(() => {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

function Opener({ closesOnBackdrop = false }: { closesOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {open && (
        <Dialog
          label="Greeting"
          onClose={() => setOpen(false)}
          closesOnBackdrop={closesOnBackdrop}
          initialFocus="input"
        >
          <button>first</button>
          <input
            aria-label="field"
            onKeyDown={(event) =>
              event.key === 'Escape' && event.currentTarget.value && event.preventDefault()
            }
          />
          <button>last</button>
        </Dialog>
      )}
    </>
  );
}

async function openDialog(props = {}): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(screen.getByLabelText('field')).toHaveFocus());
  return user;
}

describe('Dialog', () => {
  it('is labelled, makes the page inert and keeps it from scrolling', async () => {
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Greeting' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByText('open').closest('[inert]')).not.toBeNull();
    expect(document.body.style.overflow).toBe('hidden');
  });

  it('keeps the focus inside', async () => {
    const user = await openDialog();
    await user.tab();
    await user.tab();
    expect(screen.getByText('first')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByText('last')).toHaveFocus();
  });

  it('closes on Escape, returns the focus and frees the page', async () => {
    const user = await openDialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByText('open')).toHaveFocus());
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.body.style.overflow).toBe('');
  });

  it('leaves Escape to content that uses it and to input methods', async () => {
    const user = await openDialog();
    await user.keyboard('x{Escape}');
    act(() => {
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }),
      );
    });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on a press beside the box only where that is wanted', async () => {
    const user = await openDialog({ closesOnBackdrop: true });
    const dialog = screen.getByRole('dialog');
    await user.click(dialog);
    expect(dialog).toBeInTheDocument();
    await user.click(dialog.parentElement as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
