/**
 * Leads on from a former address while its page is still loading, and keeps query and hash. The script element names the
 * new address in `data-to`.
 */
const { to } = document.currentScript?.dataset ?? {};
if (to !== undefined) location.replace(to + location.search + location.hash);

export {};
