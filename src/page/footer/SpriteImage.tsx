import type { FooterIcon } from '../../settings/footer';

interface SpriteImageProps {
  name: FooterIcon;
  size?: number;
}

/** A decorative image of `icons.svg`, which is fetched once, lazily. */
export function SpriteImage({ name, size = 24 }: SpriteImageProps) {
  return (
    <img src={`${__PATH_PREFIX__}/icons.svg#${name}`} alt="" width={size} height={size} loading="lazy" />
  );
}
