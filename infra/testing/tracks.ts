/** The recordings of the seed, for a second composition beside the one under test. */
export { createSeedTracks } from '#infra/seed/tracks.ts';
export { contentFolder } from '#infra/seed/content-files.ts';
