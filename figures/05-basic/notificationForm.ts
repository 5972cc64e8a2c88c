import { formFigure, tr, type Figure } from '../kit';

export const notificationRuleForm: Figure = formFigure({
  name: 'form-notification-rule',
  chapter: '05-basic',
  title: tr('通知规则的表单', 'Form of a notification rule'),
  desc: tr(
    '元素的通知规则表单示意图：联系途径、重发间隔、升级联系途径、升级间隔、带替换字符串的消息内容，以及每个事件模板从哪一级严重程度开始发送消息。',
    'Schematic form of the notification rule of an element: contact point, resend interval, escalation contact point, escalation interval, message text with placeholders, and for each event template the severity from which messages are sent.',
  ),
  forms: [
    {
      title: tr('通知规则', 'Notification Rule'),
      sections: [
        {
          rows: [
            [
              {
                kind: 'select',
                label: tr('联系途径', 'Contact Point'),
                value: tr('值班群', 'Duty group'),
                mark: 1,
              },
              { label: tr('重发间隔', 'Resend Interval'), value: tr('8 小时', '8 hours'), mark: 2 },
            ],
            [
              {
                kind: 'select',
                label: tr('升级联系途径', 'Escalation Contact Point'),
                value: tr('值班长', 'Shift lead'),
                mark: 3,
              },
              { label: tr('升级间隔', 'Escalation Interval'), value: '…' },
            ],
            [
              {
                kind: 'plus',
                label: tr('消息内容', 'Message text'),
                value: tr('预填的内容，含变量……', 'Prefilled text with variables …'),
                mark: 4,
              },
            ],
          ],
        },
        {
          caption: tr('达到此级别才发送', 'Send from this severity'),
          rows: [
            [
              { kind: 'select', label: tr('电流过高', 'Overcurrent'), value: tr('警告', 'warning'), mark: 5 },
              { kind: 'select', label: tr('数据中断', 'No data'), value: tr('次要', 'minor') },
            ],
          ],
        },
      ],
      buttons: [tr('取消', 'Cancel'), tr('保存', 'Save')],
    },
  ],
  notes: [
    tr('消息发给谁', 'Who receives the message'),
    tr('需要确认而无人确认时，隔多久再发', 'How long until the message is sent again'),
    tr(
      '仍无人确认时通知谁，等多久（可选）',
      'Who is notified if nobody acknowledges, and after how long (optional)',
    ),
    tr('已预先填好，可插入替换字符串', 'Pre-filled; can contain placeholder variables'),
    tr(
      '每个事件模板一个级别；低于它的事件不发消息',
      'One level per event template; events below it send no message',
    ),
  ],
});
