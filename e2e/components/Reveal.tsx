import { type ReactNode, useState } from 'react';

/** Renders its children after a click only. */
export default function Reveal({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Reveal
      </button>
      {isOpen && children}
    </div>
  );
}
