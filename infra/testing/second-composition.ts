/** Parts for a second composition in addition to the tested one: the seed's recordings, and a client. */
export { createSeedTracks } from '#infra/seed/tracks.ts';
export { clientInside } from '#infra/processes/client-inside.ts';
export { contentFolder } from '#infra/seed/content-files.ts';
