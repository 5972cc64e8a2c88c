/** Address of the folder with the index. */
export const indexFolder = (): string => `${__PATH_PREFIX__}/search/`;
