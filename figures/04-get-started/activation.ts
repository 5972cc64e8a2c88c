import { formFigure, tr, type Figure } from '../kit';

export const activationForms: Figure = formFigure({
  name: 'form-activation',
  chapter: '04-get-started',
  title: tr('激活与隐私配置', 'Activation and privacy settings'),
  desc: tr(
    '左侧是激活表单：邮箱、组织、激活码和获取激活码按钮、阅读协议、激活按钮；右侧是随后出现的隐私配置对话框，选择收集的诊断信息后点击同意。',
    'Left, the activation form: email, organization, code with the button Get Code, the agreements and the button Activate. Right, the dialog Privacy Settings that follows: tick the diagnostic information to share and click Agree.',
  ),
  forms: [
    {
      title: tr('激活', 'Activate TDengine IDMP'),
      sections: [
        {
          rows: [
            [{ label: tr('邮箱', 'Email'), value: 'li@example.com', required: true }],
            [{ label: tr('组织', 'Organization'), value: tr('示例公司', 'Example Inc.'), required: true }],
            [{ label: tr('激活码', 'Code'), value: '••••••', required: true }],
            [
              {
                kind: 'checkbox',
                on: true,
                label: tr('用户协议、隐私政策', 'User Agreement, Privacy Policy'),
              },
            ],
          ],
        },
      ],
      aside: tr('获取激活码', 'Get Code'),
      buttons: [tr('激活', 'Activate')],
    },
    {
      title: tr('隐私配置', 'Privacy Settings'),
      sections: [
        {
          caption: tr('选择愿意提供的诊断信息', 'Diagnostic information to share'),
          rows: [
            [{ kind: 'checkbox', on: true, label: '…' }],
            [{ kind: 'checkbox', on: true, label: '…' }],
            [{ kind: 'checkbox', label: '…' }],
          ],
        },
        { caption: tr('不收集业务和生产数据', 'No business or production data is collected'), rows: [] },
      ],
      buttons: [tr('同意', 'Agree')],
    },
  ],
});
