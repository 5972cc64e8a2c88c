import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import './nativeDialog';
import { Dialog } from '../Dialog';

// jsdom has no layout: an element with a rectangle counts as visible.
beforeAll(() => {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

interface OpenerProps {
  closesOnBackdrop?: boolean;
  returnFocus?: () => HTMLElement | false;
}

function Opener(props: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <button>other</button>
      {open && (
        <Dialog label="Greeting" onClose={() => setOpen(false)} initialFocus="input" {...props}>
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

async function openDialog(props: OpenerProps = {}): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByLabelText('field')).toHaveFocus();
  return user;
}

describe('Dialog', () => {
  it('leaves Escape to content that handles it', async () => {
    const user = await openDialog();
    await user.keyboard('x{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('does not move focus if returnFocus returns false', async () => {
    const user = await openDialog({ returnFocus: () => false });
    await user.keyboard('{Escape}');
    expect(document.body).toHaveFocus();
  });

  it('closes on backdrop clicks only if enabled', async () => {
    await openDialog();
    fireEvent.pointerDown(screen.getByRole('dialog'), { clientX: 5, clientY: 5 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
