import type { SpriteName } from '../../site/footer';

interface SpriteImageProps {
  name: SpriteName;
  /** '' if decorative. */
  alt?: string;
  size?: number;
}

/** An image of `icons.svg`, which is fetched once, lazily. */
export function SpriteImage({ name, alt = '', size = 24 }: SpriteImageProps) {
  return (
    <img src={`${__PATH_PREFIX__}/icons.svg#${name}`} alt={alt} width={size} height={size} loading="lazy" />
  );
}
