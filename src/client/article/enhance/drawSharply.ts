/**
 * Gives a picture that was enlarged by a transform its size on the screen instead: browsers draw what is
 * transformed from pixels, and lines of a vector drawing blur. Returns the way back, which moves again.
 */
export function drawSharply(image: HTMLElement | null): () => void {
  if (!image) return () => undefined;
  const { top, left, width, height } = image.getBoundingClientRect();
  const before = image.style.cssText;
  Object.assign(image.style, {
    transition: 'none',
    transform: 'none',
    top: `${top + scrollY}px`,
    left: `${left + scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return () => {
    image.style.cssText = `${before}; transition: none`;
    image.getBoundingClientRect();
    image.style.transition = '';
    image.style.transform = '';
  };
}
