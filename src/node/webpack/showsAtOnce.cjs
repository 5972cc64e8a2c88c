const WAITS_FOR_A_FRAME = 'requestAnimationFrame(()=>{e||a({location:t})})';

/** The router waits for a frame before it draws a page that is already loaded, which the reader sees one frame later. */
module.exports = (source) => {
  if (!source.includes(WAITS_FOR_A_FRAME)) throw new Error('The router has changed; see showsAtOnce.cjs.');
  return source.replace(WAITS_FOR_A_FRAME, 'e||a({location:t})');
};
