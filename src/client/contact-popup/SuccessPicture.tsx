/** Which form has been sent. */
export type SuccessFlag = 'sub' | 'sale';

interface SuccessPictureProps {
  flag: SuccessFlag;
  label: string;
}

const SIZE_PX = 96;

/** An envelope with a tick for a subscription, a speech bubble with a tick for a message to sales. */
const OUTLINES: Record<SuccessFlag, string> = {
  sub: 'M8 24h80v52H8zM8 26l40 28 40-28',
  sale: 'M14 14h68a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H46L28 82V66H14a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
};
const TICKS: Record<SuccessFlag, string> = { sub: 'M62 72l8 8 14-16', sale: 'M32 40l11 11 21-22' };

/** Picture of the success view. */
export function SuccessPicture({ flag, label }: SuccessPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={SIZE_PX}
      height={SIZE_PX}
      viewBox="0 0 96 96"
      fill="none"
      stroke="#2d7df0"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={OUTLINES[flag]} />
      <path stroke="#1e9e4a" strokeWidth="6" d={TICKS[flag]} />
    </svg>
  );
}
