import { paths } from '../../app/paths.ts';

/**
 * Specification, document 1, section 2: shown on FAQ, profile and contact. The server renders the FAQ, which links to the
 * contact page with the chat open.
 */
export const chatPlaces: readonly string[] = [paths.profile.path, paths.contact.path];
