import { tr, type Figure, type Tone } from '../kit';

const YES = { upgrade: tr('升级：可以', 'Upgrade: yes'), back: tr('回退：可以', 'Rollback: yes') };
const PARTS = [
  {
    digit: '1',
    name: 'MAJOR',
    meaning: tr('重大重构', 'major rework'),
    upgrade: tr('升级：联系客户支持', 'Upgrade: ask support'),
    back: tr('回退：–', 'Rollback: –'),
    tone: 'red',
  },
  {
    digit: '0',
    name: 'MINOR',
    meaning: tr('重要的新特性', 'important new features'),
    upgrade: YES.upgrade,
    back: tr('回退：不可以', 'Rollback: no'),
    tone: 'amber',
  },
  {
    digit: '5',
    name: 'PATCH',
    meaning: tr('新特性或缺陷修复', 'new features or bug fixes'),
    ...YES,
    tone: 'green',
  },
  { digit: '0', name: 'HOTFIX', meaning: tr('紧急修复', 'urgent fix'), ...YES, tone: 'green' },
] as const satisfies readonly { tone: Tone; [key: string]: unknown }[];

export const versionNumber: Figure = {
  name: 'version-number',
  chapter: '12-release-history',
  width: 720,
  height: 216,
  title: tr('版本号的四个部分', 'The four parts of a version number'),
  desc: tr(
    '以 1.0.5.0 为例：MAJOR 不能直接升级；MINOR 可以升级，不能回退；PATCH 和 HOTFIX 可以升级，也可以回退。',
    'The example 1.0.5.0: MAJOR cannot be upgraded directly; MINOR can be upgraded but not rolled back; PATCH and HOTFIX can be upgraded and rolled back.',
  ),
  draw(_locale, kit) {
    PARTS.forEach(({ digit, name, meaning, upgrade, back, tone }, index) => {
      const x = 8 + index * 180;
      const middle = x + 82;
      kit.text(digit, { x: middle, y: 38, size: 44, bold: true, align: 'middle' });
      if (index > 0) kit.text('.', { x: x - 8, y: 38, size: 44, bold: true, align: 'middle' });
      kit.line(
        [
          { x: x + 20, y: 74 },
          { x: x + 20, y: 82 },
          { x: x + 144, y: 82 },
          { x: x + 144, y: 74 },
        ],
        { width: 1.5 },
      );
      kit.line(
        [
          { x: middle, y: 82 },
          { x: middle, y: 96 },
        ],
        { width: 1.5 },
      );
      kit.box({
        x,
        y: 96,
        w: 164,
        h: 112,
        title: name,
        lines: [meaning, upgrade, back],
        size: 13,
        tone,
        fill: 'soft',
      });
    });
  },
  narrow(_locale, kit) {
    PARTS.forEach(({ digit, name, meaning, upgrade, back, tone }, index) => {
      const y = 4 + index * 96;
      kit.text(digit, { x: 24, y: y + 42, size: 32, bold: true, align: 'middle' });
      if (index < 3) kit.text('.', { x: 24, y: y + 84, size: 32, bold: true, align: 'middle' });
      kit.box({
        x: 56,
        y,
        w: 268,
        h: 88,
        title: name,
        lines: [meaning, upgrade, back],
        size: 13,
        tone,
        fill: 'soft',
      });
    });
  },
};
