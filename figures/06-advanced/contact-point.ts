import { rowsFlow, tr, type Figure } from '../kit';

export const notificationFlow: Figure = {
  narrow: rowsFlow([
    { boxes: [{ title: tr('事件', 'Event'), lines: [tr('严重程度', 'severity')] }] },
    { boxes: [{ title: tr('通知规则', 'Notification rule') }] },
    {
      boxes: [
        {
          title: tr('通知途径', 'Contact point'),
          lines: [tr('邮箱、飞书、Webhook', 'Email, Feishu, Webhook')],
          tone: 'brand',
        },
      ],
      label: tr('在升级间隔内没有确认', 'not acknowledged in the escalation interval'),
      dashed: true,
    },
    {
      boxes: [
        {
          title: tr('升级联系途径', 'Escalation contact point'),
          lines: [tr('在通知规则中设置', 'set in the notification rule')],
        },
      ],
    },
  ]),
  name: 'notification-flow',
  chapter: '06-advanced',
  width: 720,
  height: 300,
  title: tr('从事件到通知途径', 'From event to contact point'),
  desc: tr(
    '事件按通知规则发送到通知途径，再由邮箱、飞书或 Webhook 送达用户、飞书群或其他渠道；在升级间隔内没有确认，则发送到升级联系途径。',
    'An event goes through the notification rule to a contact point, which delivers it by email, Feishu or Webhook to users, a group or another channel. If it is not acknowledged within the escalation interval, it also goes to the escalation contact point.',
  ),
  draw(_locale, kit) {
    const event = kit.box({
      x: 8,
      y: 66,
      w: 110,
      h: 72,
      title: tr('事件', 'Event'),
      lines: [tr('严重程度', 'severity')],
      size: 14,
    });
    const rule = kit.box({
      x: 158,
      y: 66,
      w: 126,
      h: 72,
      title: tr('通知规则', 'Notification rule'),
      size: 14,
    });
    const point = { x: 336, y: 8, w: 180, h: 188 };
    const room = kit.group({ ...point, caption: tr('通知途径', 'Contact point'), tone: 'brand' });
    const targets = [
      [tr('邮箱', 'Email'), tr('选定的用户', 'Chosen users')],
      [tr('飞书', 'Feishu'), tr('飞书群', 'Feishu group')],
      ['Webhook', tr('Webhook 地址', 'Webhook address')],
    ] as const;
    targets.forEach(([type, target], index) => {
      const y = room.y + index * 49;
      const from = kit.box({ x: room.x, y, w: room.w, h: 40, title: type, size: 13, tone: 'brand' });
      const to = kit.box({ x: 572, y, w: 140, h: 40, lines: [target], size: 13 });
      kit.arrow(from, to, { tone: 'brand' });
    });
    const escalation = kit.box({
      x: 336,
      y: 226,
      w: 376,
      h: 64,
      title: tr('升级联系途径', 'Escalation contact point'),
      lines: [tr('在通知规则中设置', 'set in the notification rule')],
      size: 13,
    });
    kit.arrow(event, rule);
    kit.arrow(rule, point, { tone: 'brand' });
    kit.arrow(rule, escalation, { dashed: true, from: 'bottom', to: 'left' });
    kit.text(tr('在升级间隔内\n没有确认', 'Not acknowledged within\nthe escalation interval'), {
      x: 210,
      y: 208,
      size: 12,
      color: 'muted',
      align: 'end',
      valign: 'middle',
    });
  },
};
