import { paths } from '#student/app/paths.ts';

/**
 * Specification, document 1, section 2: FAQ (rendered by the server, which links to the contact page), profile and
 * contact.
 */
export const chatPlaces: readonly string[] = [paths.profile.path, paths.contact.path];
