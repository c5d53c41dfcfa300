import { catalogue } from '#domain/question-types/catalogue.ts';
import { eachQuestion, eachSet, finding, type Rule } from '../../rule.ts';

/** The limit for a clone of the repository. */
export const mostBytes = 90_000_000;
/** The maximum difference between an mp3's frames and tracks.json, in seconds. */
const tolerance = 0.1;

/** Each recording matches tracks.json, is complete, and has the exam's length. */
export const soundsRule = eachQuestion((question, { recording, sound }) => {
  const range = catalogue[question.type].limits?.recordingSeconds;
  if (!recording) return finding(range !== undefined, 'script', 'a listening question needs a script');
  const { track } = recording;
  if (!sound) return [['track', 'there is no mp3: make it']];
  const [least, most] = range ?? [0, Number.POSITIVE_INFINITY];
  const sentences = track.lines.flatMap((line) => line.sentences);
  const spoken = ((sentences.at(-1)?.endMs ?? 0) - (sentences[0]?.startMs ?? 0)) / 1000;
  return [
    ...finding(sound.fault !== undefined, 'track', `${sound.fault ?? ''}: make it again`),
    ...finding(
      sound.sha256 !== track.mp3Sha256 || sound.bytes !== track.bytes,
      'track',
      'the mp3 is not the one of tracks.json: make it again',
    ),
    ...finding(
      Math.abs(sound.seconds - track.seconds) > tolerance || sound.kbps !== track.kbps,
      'track',
      `its frames last ${sound.seconds.toFixed(2)} s at ${sound.kbps} kbit/s, tracks.json says ${track.seconds} s at ${track.kbps}`,
    ),
    // Without the silence around the speech.
    ...finding(
      spoken < least || spoken > most,
      'script',
      `is spoken in ${spoken.toFixed(1)} s: make it ${least} to ${most} s`,
    ),
    ...finding(
      sentences.some(
        ({ startMs, endMs }, index) => endMs <= startMs || startMs < (sentences[index - 1]?.endMs ?? 0),
      ) || (sentences.at(-1)?.endMs ?? 0) > track.seconds * 1000,
      'script',
      'its sentences do not follow each other in time: make the track again',
    ),
  ];
});

export const totalBytesRule: Rule = (files) => {
  const bytes = files.reduce((sum, { sound }) => sum + (sound?.bytes ?? 0), 0);
  if (bytes <= mostBytes) return [];
  return [{ file: '', field: 'track', message: `all tracks have ${bytes} bytes: at most ${mostBytes}` }];
};

/** British and American, women and men: a set is spoken by all of these. */
export const voicesRule = eachSet((files) => {
  const lines = files.flatMap(({ recording }) => recording?.script ?? []);
  const kinds = new Set(lines.map(({ voice }) => voice.slice(0, 4)));
  const missing = ['uk-f', 'uk-m', 'us-f', 'us-m'].filter((kind) => !kinds.has(kind));
  return finding(
    lines.length > 0 && missing.length > 0,
    'script',
    `no voice of ${missing.join(', ')}: vary the voices`,
  );
});
