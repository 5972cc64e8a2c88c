import { snippetLine } from '../searchEntries';

describe('snippetLine', () => {
  it('begins with the block that has the most matches, and goes on with the next ones', () => {
    expect(snippetLine('Prerequisites: a window\nA <mark>window</mark> closes.\nThen it runs.')).toBe(
      'A <mark>window</mark> closes. · Then it runs.',
    );
    expect(snippetLine('First\nSecond')).toBe('First · Second');
  });

  it('shows a table row as name and value', () => {
    expect(snippetLine('…like this:\nTrigger · <mark>Sliding Window</mark>\nRaise an event · No')).toBe(
      'Trigger: <mark>Sliding Window</mark> · Raise an event: No',
    );
    expect(snippetLine('<mark>触发类型</mark> · 滑动窗口 · 必填')).toBe(
      '<mark>触发类型</mark>：滑动窗口 · 必填',
    );
    expect(snippetLine('Situation ·  · Every <mark>window</mark> ·')).toBe(
      'Situation: Every <mark>window</mark>',
    );
  });

  it('cuts what is too long before the first match, at a word', () => {
    expect(snippetLine('One rather long sentence about panels before the <mark>window</mark> opens')).toBe(
      '…panels before the <mark>window</mark> opens',
    );
    const han = '在元素浏览器的树中将鼠标移到父元素上点击该行右侧的三个点选择';
    expect(snippetLine(`${han}<mark>新建</mark>`)).toBe(`…${han.slice(-10)}<mark>新建</mark>`);
    expect(snippetLine('Short lead <mark>window</mark>')).toBe('Short lead <mark>window</mark>');
  });
});
