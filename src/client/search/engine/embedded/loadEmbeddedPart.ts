/** Code of the embedded search: a part of its own, as hosted search does without it until it fails. */
export const loadEmbeddedPart = () => import('./embeddedSearch');
