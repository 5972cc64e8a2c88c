/** True where static regions are rendered: on the server and in development (set by the bundler). */
declare const __RENDERS_STATIC__: boolean;
/** Names of the style sheets, in the server's bundle of a build (set by the bundler). */
declare const __STYLE_SHEETS__: readonly string[];
/** Path prefix without trailing slash, set by Gatsby. */
declare const __PATH_PREFIX__: string;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
declare module '*.css';

/** Sidebar entries of each language, written by the build. */
declare module '$site/sidebars.json' {
  const sidebars: Record<string, import('../model/sidebar').SidebarEntry[]>;
  export default sidebars;
}

declare module 'accessible-nprogress' {
  const progress: {
    start(): void;
    inc(amount: number): void;
    done(): void;
    configure(options: object): void;
    isStarted(): boolean;
  };
  export default progress;
}

/** What is wrong in the content, on the writers' server. */
declare module '$site/problems.json' {
  const report: import('../model/problem').WriterReport;
  export default report;
}

/** The announcement to show in each language, written by the build. */
declare module '$site/announcement.json' {
  const announcement: Record<string, import('../site/announcement').AnnouncementView | null>;
  export default announcement;
}

/** Facts of this build that documents need, written by the build. */
declare module '$site/build.json' {
  const build: {
    /** Origin of the site. */
    siteUrl: string;
    /** Name of the script that runs before the first paint. */
    earlyFile: string;
    /** Name of the script that does so on not-found pages. */
    notFoundFile: string;
    /** Content security policy for the meta element. */
    policy: string;
  };
  export default build;
}

/** Where the library that draws diagrams lies, without path prefix; written by the build. */
declare module '$site/mermaid.json' {
  const files: { entry: string };
  export default files;
}

/** Style sheet for highlighted code, written by the build. */
declare module '$site/code.blocks.css';

/** What the tools of articles say in each language, written by the build. */
declare module '$site/tools.en.json' {
  const words: import('../client/article/tools/startTools').ToolWords;
  export default words;
}
declare module '$site/tools.zh-Hans.json' {
  const words: import('../client/article/tools/startTools').ToolWords;
  export default words;
}
