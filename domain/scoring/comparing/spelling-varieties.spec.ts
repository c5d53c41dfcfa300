import { expect, test } from 'vitest';
import { inOneSpelling } from './spelling-varieties.ts';

const pairs = `colour color, colours colors, favourite favorite, neighbouring neighboring, behaviour behavior,
  honourable honorable, labour labor, harbour harbor, realise realize, realised realized, organisation organization,
  organisations organizations, analyse analyze, paralysed paralyzed, centre center, centred centered, theatre theater,
  kilometres kilometers, litre liter, fibre fiber, dialogue dialog, catalogue catalog, traveller traveler,
  travelling traveling, cancelled canceled, modelling modeling, jewellery jewelry, defence defense, licence license,
  practise practice, practised practiced, fulfil fulfill, enrolment enrollment, skilful skillful, archaeology archeology,
  encyclopaedia encyclopedia, anaemia anemia, foetus fetus, manoeuvre maneuver, judgement judgment, learnt learned,
  spelt spelled, cheque check, plough plow, kerb curb, grey gray, tyre tire, storey story, programme program,
  aluminium aluminum, pyjamas pajamas, moustache mustache, sceptical skeptical, mould mold, draught draft, cosy cozy,
  plagiarising plagiarizing, neighbourhood neighborhood, colourful colorful, installment instalment,
  counsellor counselor, marvellous marvelous, focussed focused, benefitted benefited, adviser advisor, phoney phony`;

test.each(pairs.split(',').map((pair) => pair.trim().split(' ')))(
  '%s and %s are the same word',
  (one = '', other = '') => {
    expect(inOneSpelling(one)).toBe(inOneSpelling(other));
  },
);

const different = `for four, or our, por pour, tor tour, advice advise, filing filling, prise prize, fens fence,
  pet poet, wile while, hers here, size sise, rize rise, wize wise, exercize exercise, surprize surprise, noize noise,
  planed planned, coma comma, desert dessert, lose loose, weather whether, then than, acre acer, does des,
  raze raise, praize praise, promize promise, shoes shes, install instill, miller miler, calling caling`;

test.each(different.split(',').map((pair) => pair.trim().split(' ')))(
  '%s and %s are different words',
  (one = '', other = '') => {
    expect(inOneSpelling(one)).not.toBe(inOneSpelling(other));
  },
);
