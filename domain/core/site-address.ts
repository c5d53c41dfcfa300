/**
 * A page of this site, to go to afterwards: it begins with one slash, so no other site can be meant. A tab or a line
 * break is refused too, which browsers leave out.
 */
export const siteAddress = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;
