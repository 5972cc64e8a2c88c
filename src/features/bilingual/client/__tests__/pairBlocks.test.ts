import { pairBlocks } from '../showBoth';

/** Pairs blocks named by kind and number, `p1 t1`, as `p1=P1`. */
const paired = (own: string, others: string): string =>
  pairBlocks(own.split(' ').filter(Boolean), others.split(' ').filter(Boolean), (block) =>
    block.slice(0, 1).toLowerCase(),
  )
    .map(([block, translations]) => `${block}=${translations.join('+')}`)
    .join(' ');

describe('pairBlocks', () => {
  it('pairs equal numbers in order', () => {
    expect(paired('p1 u1 p2', 'P1 P2 U1')).toBe('p1=P1 u1=P2 p2=U1');
  });

  it('finds the block that one language splits', () => {
    expect(paired('h p1 t1 p2', 'H P1 P1b T1 P2')).toBe('h=H p1=P1+P1b t1=T1 p2=P2');
  });

  it('leaves a block alone that the other language does not have', () => {
    expect(paired('h p1 f1 t1', 'H P1 T1')).toBe('h=H p1=P1 f1= t1=T1');
  });

  it('keeps everything of the other language', () => {
    expect(paired('h', 'H P1 P2')).toBe('h=H+P1+P2');
    expect(paired('p1', 'T1 P1')).toBe('p1=T1+P1');
    expect(paired('h t1 t2', 'H P1 P2 P3 P4')).toBe('h=H t1=P1 t2=P2+P3+P4');
  });

  it('needs no other blocks', () => {
    expect(paired('h p1', '')).toBe('h= p1=');
    expect(paired('', 'H')).toBe('');
  });
});
