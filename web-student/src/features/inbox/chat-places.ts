import { paths } from '#student/app/paths.ts';

/**
 * Specification, document 1, section 2: FAQ, profile and contact. The server renders the FAQ, with a link to the
 * contact page.
 */
export const chatPlaces: readonly string[] = [paths.profile.path, paths.contact.path];
