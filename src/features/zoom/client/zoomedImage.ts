import type { ZoomedImage } from './zoomWidth';

const VECTOR = /^data:image\/svg|\.svg(?:[?#]|$)/i;

/** Source and sizes of an image of the article, also before it has loaded and while it is hidden. */
export function zoomedImage(image: HTMLImageElement): ZoomedImage & { src: string } {
  const sources = [...(image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [])];
  const narrow = sources.find(({ media }) => media && matchMedia(media).matches);
  const shown = narrow ?? image;
  const sizeOf = (name: 'width' | 'height'): number => Number(shown.getAttribute(name)) || 1;
  const natural = {
    width: image.naturalWidth || sizeOf('width'),
    height: image.naturalHeight || sizeOf('height'),
  };
  const inline =
    image.clientWidth || Math.min(sizeOf('width'), image.closest<HTMLElement>('.prose')?.clientWidth ?? 0);
  const widest = narrow ? undefined : widestCopy(sources);
  const src = widest?.src ?? narrow?.srcset ?? (image.currentSrc || image.src);
  const scale = widest ? widest.width / natural.width : 1;
  return {
    src,
    natural: { width: natural.width * scale, height: natural.height * scale },
    inline,
    isVector: VECTOR.test(src),
  };
}

/** Address and width in pixels of the widest candidate of a responsive image. */
function widestCopy(sources: readonly HTMLSourceElement[]): { src: string; width: number } | undefined {
  const source = sources.find(({ sizes }) => sizes);
  const [, src, width] = /(?:^|\s)(\S+) (\d+)w$/.exec(source?.srcset ?? '') ?? [];
  return src && width ? { src, width: Number(width) } : undefined;
}
