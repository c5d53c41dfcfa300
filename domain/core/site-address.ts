/** A path on this site: one leading slash, so no other site; no tabs or line breaks, which browsers drop. */
export const siteAddress = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;
