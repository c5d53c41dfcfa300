/** What a second composition beside the one under test needs: the recordings of the seed, and a client. */
export { createSeedTracks } from '#infra/seed/tracks.ts';
export { clientInside } from '#infra/processes/client-inside.ts';
export { contentFolder } from '#infra/seed/content-files.ts';
