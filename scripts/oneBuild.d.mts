/** Waits for other commands that change `public/`, then locks the folder until this process exits. */
export function waitForOtherBuild(): Promise<void>;
