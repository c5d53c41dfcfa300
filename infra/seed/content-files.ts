import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sentenceSchema } from '#domain/question-types/mechanisms/track.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { answerableCodes, questionSchema, type Question } from '#domain/question-types/registry.ts';
import { writtenSentences } from './written-sentences.ts';

/** A line of an author's script; `say` and `speed` are for the voice only. */
const scriptLine = z.strictObject({
  voice: z.string().min(1),
  text: z.string().min(1),
  pauseAfterMs: z.number().optional(),
  speed: z.number().optional(),
  say: z.string().optional(),
});
export type ScriptLine = z.infer<typeof scriptLine>;

const track = z.object({
  seconds: z.number().positive(),
  bytes: z.int().positive(),
  kbps: z.int().positive(),
  mp3Sha256: z.string(),
  lines: z.array(z.object({ text: z.string(), sentences: z.array(sentenceSchema) })),
});
export type Track = z.infer<typeof track>;
const tracksFile = z.object({ tracks: z.record(z.string(), track) });

export interface ContentFile {
  /** `LSA/LSA-0001.json`, relative to the content folder. */
  readonly file: string;
  readonly question: Question;
  /** The script and its recording, for a listening question or a text read aloud. */
  readonly recording?: { readonly script: readonly ScriptLine[]; readonly track: Track };
}

/** An invalid question file; the message names file and field. */
export class BrokenContent extends Error {
  override readonly name = 'BrokenContent';
  constructor(file: string, field: string, message: string) {
    super(`${file}: ${field === '' ? '' : `${field}: `}${message}`);
  }
}

/** The seed's questions: `<CODE>/<UID>.json`, tracks beside them. */
export const contentFolder = path.join(import.meta.dirname, 'questions');

/** By type, in the order of uids. @throws BrokenContent */
export function readContent(folder: string = contentFolder): ContentFile[] {
  return answerableCodes.flatMap((code) => {
    const names = existsSync(path.join(folder, code)) ? readdirSync(path.join(folder, code)) : [];
    const tracks = names.includes('tracks.json')
      ? check(tracksFile, readJson(folder, `${code}/tracks.json`), `${code}/tracks.json`).tracks
      : {};
    return names
      .filter((name) => name.endsWith('.json') && name !== 'tracks.json')
      .toSorted()
      .map((name) => readQuestion(folder, code, name, tracks));
  });
}

function readQuestion(
  folder: string,
  code: string,
  name: string,
  tracks: Readonly<Record<string, Track>>,
): ContentFile {
  const file = `${code}/${name}`;
  const { script, ...written } = check(z.looseObject({}), readJson(folder, file), file);
  const recording = script === undefined ? undefined : readRecording(file, name, script, tracks);
  const whole = { ...written, ...(recording && recordedFields(code, file, recording)) };
  const question = check(questionSchema, whole, file);
  if (`${question.uid}.json` !== name) throw new BrokenContent(file, 'uid', `is ${question.uid}`);
  if (question.type !== code) throw new BrokenContent(file, 'type', `is ${question.type}`);
  const unknown = Object.keys(whole).find((field) => !(field in question));
  if (unknown !== undefined) throw new BrokenContent(file, unknown, 'is no field of this type');
  return { file, question, ...(recording && { recording }) };
}

const trackOf = (name: string) => name.replace(/\.json$/, '.mp3');

function readRecording(
  file: string,
  name: string,
  written: unknown,
  tracks: Readonly<Record<string, Track>>,
): NonNullable<ContentFile['recording']> {
  const { script } = check(z.object({ script: z.array(scriptLine).min(1) }), { script: written }, file);
  const made = tracks[trackOf(name)];
  if (!made) throw new BrokenContent(file, 'script', `tracks.json does not know ${trackOf(name)}: make it`);
  return { script, track: made };
}

const readAloud: string[] = Object.entries(spokenTask).flatMap(([code, task]) =>
  task === 'read' ? [code] : [],
);

/**
 * The recording's fields in a question: the transcript, with a dialogue's lines separated by line breaks, or the model
 * reading.
 */
function recordedFields(
  code: string,
  file: string,
  { script, track: made }: NonNullable<ContentFile['recording']>,
) {
  try {
    const sound = trackOf(path.basename(file));
    const sentences = made.lines.flatMap(({ text, sentences: spoken }) => writtenSentences(text, spoken));
    if (readAloud.includes(code)) return { modelReading: { track: sound, sentences } };
    return { track: sound, transcript: script.map((line) => line.text).join('\n'), sentences };
  } catch (error) {
    if (error instanceof RangeError) throw new BrokenContent(file, 'script', error.message);
    throw error;
  }
}

export function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new BrokenContent(file, '', String(error));
  }
}

/** @throws BrokenContent that names the first invalid field */
export function check<Value>(schema: z.ZodType<Value>, value: unknown, file: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BrokenContent(file, issue?.path.join('.') ?? '', issue?.message ?? 'cannot be read');
}
