export const LANGUAGES = ['en', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Accessible names that readers and tests rely on; part of the contract, hence spelled out here. */
export const NAMES = {
  en: {
    skipLink: 'Skip to main content',
    navbar: 'Main',
    sidebar: 'Docs sidebar',
    breadcrumbs: 'Breadcrumbs',
    toc: 'On this page',
    pages: 'Docs pages',
    openMenu: 'Toggle navigation bar',
    closeMenu: 'Close navigation bar',
    hideSidebar: 'Collapse sidebar',
    showSidebar: 'Expand sidebar',
    languages: 'Languages',
    versions: 'Versions',
    search: 'Search',
    allPages: 'All pages',
    closeAnnouncement: 'Close',
    copyCode: 'Copy code to clipboard',
    wrapCode: 'Wrap lines',
    copied: 'Copied',
    anchor: (heading: string) => `Direct link to ${heading}`,
    notFound: 'Page Not Found',
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    retry: 'Retry',
    colorMode: {
      light: 'Switch between dark and light mode (currently light mode)',
      dark: 'Switch between dark and light mode (currently dark mode)',
      system: 'Switch between dark and light mode (currently system mode)',
    },
  },
  'zh-Hans': {
    skipLink: '跳到主要内容',
    navbar: '主导航',
    sidebar: '文档侧边栏',
    breadcrumbs: '页面路径',
    toc: '本页内容',
    pages: '文档分页',
    openMenu: '切换导航栏',
    closeMenu: '关闭导航栏',
    hideSidebar: '收起侧边栏',
    showSidebar: '展开侧边栏',
    languages: '语言',
    versions: '版本',
    search: '搜索',
    allPages: '所有页面',
    closeAnnouncement: '关闭',
    copyCode: '复制代码到剪贴板',
    wrapCode: '自动换行',
    copied: '复制成功',
    anchor: (heading: string) => `${heading}的直接链接`,
    notFound: '找不到页面',
    crashed: '页面已崩溃。',
    tryAgain: '重试',
    retry: '重试',
    colorMode: {
      light: '切换浅色/深色模式（当前为浅色模式）',
      dark: '切换浅色/深色模式（当前为深色模式）',
      system: '切换浅色/深色模式（当前为跟随系统）',
    },
  },
} as const;

export type Names = (typeof NAMES)[Language];

export type ColorChoice = keyof Names['colorMode'];

export const LANGUAGE_LABELS: Record<Language, string> = { en: 'English', 'zh-Hans': '简体中文' };

/** Path of a document in a language, without prefix. */
export function addressOf(language: Language, slug: string): string {
  const parts = [language === 'en' ? 'en' : '', slug].filter(Boolean);
  return `/${parts.join('/')}`;
}
