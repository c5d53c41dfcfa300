/** Scales and weights in the fact sheet of the real exam, verbatim. */
export const scoreFacts = `
CEFR: A1 10-29, A2 30-42, B1 43-58, B2 59-75, C1 76-84, C2 85-90.
Core to CLB, minima for listening/reading/speaking/writing, lowest skill counts: 10: 89/88/89/90 · 9: 82/78/84/88 ·
8: 71/69/76/79 · 7: 60/60/68/69 · 6: 50/51/59/60 · 5: 39/42/51/51 · 4: 28/33/42/41 · 3: 18/24/34/32.

Weights for new Academic, a public estimate and not the publisher's, in percent of the skill:
S: SRA 14 SRS 20 SDI 34 SRL 11 SGD 13 SIA 8 ·
L: SRS 19 SRL 10 LSQ 5 SGD 15 LST 10 LMA 4 LWB 9 LHS 1 LSA 1 LMW 1 LIW 11 LWD 14 (normalise to 100) ·
R: WWS 19 RFB 28 RMA 6 RRP 8 RFG 18 RSA 2 LHS 3 LIW 16 · W: WWS 25.5 WWE 25.5 LST 23.5 LWD 25.5.
Old Academic and Core: no reliable weights; use each type's share of the maximum raw points.

Enabling skills: fluency and pronunciation come from all speaking types but SSQ/LSQ; grammar and vocabulary from
WWS WSC WWE WWM LST LCT; spelling from WWE WWM LST LCT; written discourse from WWE (structure + linguistic range).
`;
