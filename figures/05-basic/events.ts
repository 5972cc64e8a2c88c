import { el, rowsFlow, tr, type Figure, type Label } from '../kit';

const CHAPTER = '05-basic';

export const eventLifecycle: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        {
          title: tr('事件发生', 'The event occurs'),
          lines: [tr('发送首次消息到通知途径', 'first message to the contact point')],
          tone: 'brand',
        },
      ],
      label: tr('重发间隔已过', 'resend interval over'),
    },
    {
      boxes: [
        {
          title: tr('无人确认', 'Not acknowledged'),
          lines: [tr('再次发送', 'message again')],
          tone: 'brand',
        },
      ],
      label: tr('升级间隔已过', 'escalation interval over'),
    },
    {
      boxes: [
        {
          title: tr('仍无人确认', 'Still not acknowledged'),
          lines: [tr('发送到升级联系途径', 'message to the escalation contact point')],
          tone: 'brand',
        },
      ],
    },
    {
      boxes: [
        {
          title: tr('确认', 'Acknowledged'),
          lines: [tr('不再重发，也不升级', 'not sent again, not escalated')],
        },
      ],
    },
    { boxes: [{ title: tr('关闭', 'Closed'), lines: [tr('不再自动发送', 'no automatic messages')] }] },
  ]),
  name: 'event-lifecycle',
  chapter: CHAPTER,
  width: 720,
  height: 336,
  title: tr('事件的生命线', 'Life line of an event'),
  desc: tr(
    '事件发生时通知，无人确认则重发、升级，确认后停止，关闭后不再自动发送。',
    'A message when the event occurs, again and escalated without acknowledgment, none after acknowledgment or closing.',
  ),
  draw(_locale, kit) {
    const bottom = 176;
    const moments: [number, Label, Label][] = [
      [60, tr('发生', 'occurs'), tr('发送首次消息', 'first message')],
      [210, tr('重发间隔已过', 'resend interval over'), tr('再次发送', 'message again')],
      [370, tr('升级间隔已过', 'escalation interval over'), tr('升级', 'escalation')],
      [520, tr('确认', 'acknowledged'), ''],
      [640, tr('关闭', 'closes'), ''],
    ];
    kit.rect({ x: 60, y: 84, w: 580, h: 40 }, 'f-soft s-neutral', 6);
    kit.text(tr('活动事件', 'active event'), { x: 445, y: 104, size: 13, bold: true, align: 'middle' });
    for (const [x, name] of moments) {
      kit.line(
        [
          { x, y: 70 },
          { x, y: 138 },
        ],
        { width: 2 },
      );
      kit.text(name, { x, y: 48, size: 12, width: 120, align: 'middle', valign: 'middle' });
    }
    kit.arrow({ x: 60, y: 138 }, { x: 210, y: 138 }, { heads: 'both', route: 'straight', dashed: true });
    kit.arrow({ x: 60, y: 152 }, { x: 370, y: 152 }, { heads: 'both', route: 'straight', dashed: true });

    const contact = kit.box({
      x: 30,
      y: 268,
      w: 250,
      h: 58,
      title: tr('通知途径', 'Contact point'),
      lines: [tr('邮箱、飞书、Webhook', 'email, Feishu, Webhook')],
      tone: 'brand',
      fill: 'soft',
      size: 13,
    });
    const escalation = kit.box({
      x: 310,
      y: 268,
      w: 170,
      h: 58,
      title: tr('升级联系途径', 'Escalation contact point'),
      tone: 'brand',
      fill: 'soft',
      size: 13,
    });
    for (const [x, , message] of moments.slice(0, 3)) {
      const target = x === 370 ? escalation : contact;
      kit.arrow({ x, y: bottom }, { x, y: target.y }, { tone: 'brand' });
      kit.text(message, { x: x + 8, y: 228, size: 12 });
    }
    const quiet: [number, Label][] = [
      [520, tr('确认后：\n不重发，不升级', 'acknowledged: not sent again, not escalated')],
      [640, tr('关闭后：\n不再自动发送', 'closed: no automatic messages')],
    ];
    for (const [x, note] of quiet) {
      kit.add(el('path', { class: 'nofill s-green w2', d: `M${x - 8} ${170}l6 6 10-12` }));
      kit.text(note, { x, y: 196, size: 12, width: 112, align: 'middle', color: 'muted' });
    }
  },
};

export const notificationRuleInheritance: Figure = {
  name: 'notification-rule-inheritance',
  chapter: CHAPTER,
  width: 720,
  height: 274,
  squeeze: 1,
  title: tr('通知规则的继承', 'Inheritance of notification rules'),
  desc: tr(
    '父元素的规则 1 传给子元素；风机-2 改用规则 2，它下面的元素也使用规则 2。',
    'Rule 1 of the parent passes to its children; Turbine 2 was changed to rule 2, which applies to everything below it.',
  ),
  draw(_locale, kit) {
    const inherited = tr('规则 1（继承）', 'rule 1 (inherited)');
    const changed = tr('规则 2（继承）', 'rule 2 (inherited)');
    kit.tree({
      x: 58,
      y: 8,
      nodeW: 164,
      gapX: 12,
      root: {
        label: tr('风电厂-A', 'Wind Farm A'),
        lines: [tr('规则 1', 'rule 1')],
        children: [
          {
            label: tr('风机-1', 'Turbine 1'),
            lines: [inherited],
            children: [{ label: tr('发电机', 'Generator'), id: 'g1', lines: [inherited] }],
          },
          {
            label: tr('风机-2', 'Turbine 2'),
            lines: [tr('规则 2（已修改）', 'rule 2 (changed)')],
            tone: 'brand',
            children: [
              { label: tr('发电机', 'Generator'), id: 'g2', lines: [changed], tone: 'brand' },
              { label: tr('变频器', 'Converter'), lines: [changed], tone: 'brand' },
            ],
          },
          { label: tr('逆变器-1', 'Inverter 1'), lines: [inherited] },
        ],
      },
    });
  },
};
