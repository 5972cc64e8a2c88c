import type { ZoomedImage } from './zoomWidth';

const VECTOR = /^data:image\/svg|\.svg(?:[?#]|$)/i;

/** Source and sizes of an image of the article, also before it has loaded and while it is hidden. */
export function zoomedImage(image: HTMLImageElement): ZoomedImage & { src: string } {
  const sources = [...(image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [])];
  // Where fingers pan, the drawing of large windows, as wide as there.
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const narrow = isTouch ? undefined : sources.find(({ media }) => media && matchMedia(media).matches);
  const sizeOf = (name: 'width' | 'height'): number => Number((narrow ?? image).getAttribute(name)) || 1;
  const natural = {
    width: (!isTouch && image.naturalWidth) || sizeOf('width'),
    height: (!isTouch && image.naturalHeight) || sizeOf('height'),
  };
  const inline =
    image.clientWidth || Math.min(sizeOf('width'), image.closest<HTMLElement>('.prose')?.clientWidth ?? 0);
  const widest = narrow ? undefined : widestCopy(sources);
  const src = widest?.src ?? narrow?.srcset ?? ((!isTouch && image.currentSrc) || image.src);
  const scale = widest ? widest.width / natural.width : 1;
  return {
    src,
    natural: { width: natural.width * scale, height: natural.height * scale },
    inline,
    least: isTouch ? Math.max(inline, sizeOf('width')) : inline,
    isVector: VECTOR.test(src),
  };
}

/** Address and width in pixels of the widest candidate of a responsive image. */
function widestCopy(sources: readonly HTMLSourceElement[]): { src: string; width: number } | undefined {
  const source = sources.find(({ sizes }) => sizes);
  const [, src, width] = /(?:^|\s)(\S+) (\d+)w$/.exec(source?.srcset ?? '') ?? [];
  return src && width ? { src, width: Number(width) } : undefined;
}
