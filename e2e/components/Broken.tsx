/** Throws when it is rendered. */
export default function Broken(): null {
  throw new Error('no current');
}
