export const GUARDED_APIS: Readonly<Record<string, string>>;
