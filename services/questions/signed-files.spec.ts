import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shownImageSchema } from '#domain/question-types/mechanisms/spoken-material.ts';
import { shownTrackSchema } from '#domain/question-types/mechanisms/track.ts';
import { createSignedFiles } from './signed-files.ts';

const hourMs = 60 * 60 * 1000;
const secret = 'a secret of thirty-two characters';
const tracks = createSignedFiles(secret);
const at = (ms: number) => new Date(ms).toISOString();

const track = fc.stringMatching(/^[A-Za-z0-9-]{1,60}$/).map((name) => `${name}.mp3`);
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) });

test('reads the picture of a question by its own signed name', () => {
  const signed = tracks.sign('SDI-0001.svg', at(0));
  expect(shownImageSchema.parse(signed)).toBe(signed);
  expect(tracks.read(signed, at(0))?.file).toBe('SDI-0001.svg');
});

describe('a signed name', () => {
  it('plays for at least half a day and at most a day, on every server with the same secret', () => {
    fc.assert(
      fc.property(track, moment, fc.integer({ min: 0, max: 48 * hourMs }), (name, signedAt, laterMs) => {
        const signed = tracks.sign(name, at(signedAt));
        expect(shownTrackSchema.parse(signed)).toBe(signed);
        const read = createSignedFiles(secret).read(signed, at(signedAt + laterMs));
        const endsAt = Number(signed.split('.')[1]) * 1000;
        expect([12, 24].map((hours) => endsAt > signedAt + hours * hourMs)).toEqual([true, false]);
        const secondsLeft = (endsAt - signedAt - laterMs) / 1000;
        expect(read).toEqual(secondsLeft > 0 ? { file: name, secondsLeft } : undefined);
      }),
    );
  });

  it('stays the same for half a day, so that a browser can cache the file', () => {
    const noon = Date.UTC(2030, 5, 15, 12);
    const names = [0, 1, 6 * hourMs, 12 * hourMs - 1].map((ms) => tracks.sign('LWD-0001.mp3', at(noon + ms)));
    expect(new Set(names).size).toBe(1);
    expect(names).not.toContain(tracks.sign('LWD-0001.mp3', at(noon + 12 * hourMs)));
    expect(names).not.toContain(tracks.sign('LWD-0001.mp3', at(noon - 1)));
  });

  it('is refused with any character changed, removed or added, except its ending', () => {
    fc.assert(
      fc.property(
        track,
        moment,
        fc.nat(),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '.', '=', '/', ' '),
        fc.constantFrom('changed', 'left out', 'added'),
        (name, now, place, character, what) => {
          const signed = tracks.sign(name, at(now)).replace(/\.mp3$/, '');
          const index = place % signed.length;
          const rest = signed.slice(what === 'added' ? index : index + 1);
          const altered = signed.slice(0, index) + (what === 'left out' ? '' : character) + rest;
          fc.pre(altered !== signed);
          expect(tracks.read(altered, at(now))).toBeUndefined();
          expect(tracks.read(`${altered}.mp3`, at(now))).toBeUndefined();
          expect(tracks.read(signed, at(now))?.file).toBe(name);
        },
      ),
    );
  });

  it('is refused for another recording, time or secret, and as a plain name', () => {
    fc.assert(
      fc.property(track, track, moment, (name, other, now) => {
        fc.pre(name !== other);
        const [, endsAt, signature] = tracks.sign(name, at(now)).split('.');
        const plain = other.replace(/\.mp3$/, '');
        for (const forged of [
          `${plain}.${endsAt}.${signature}.mp3`,
          `${name.replace(/\.mp3$/, '')}.${Number(endsAt) + 12 * 60 * 60}.${signature}.mp3`,
          createSignedFiles(`${secret}.`).sign(name, at(now)),
          tracks.sign(name, at(now)).replace('.mp3', '.svg'),
          tracks.sign(`${plain}.svg`, at(now)).replace('.svg', '.mp3'),
          name,
          plain,
          `${name}\n`,
        ]) {
          expect(tracks.read(forged, at(now))).toBeUndefined();
        }
      }),
    );
  });
});
