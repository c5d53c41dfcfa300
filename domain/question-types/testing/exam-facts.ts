/**
 * Verbatim excerpts about the catalogue from the real exam's fact sheet: the names of the exam variants, the skills
 * that a question counts for, and the maxima of the traits in both rubrics.
 */
export const examFacts = `
UKVI uses the Academic blueprint. The practice menu's section is not the exam part:
LSQ is listed under Listening but is sat in part 1. Variant letters: R is Core (certain); Q and T are new
Academic and new UKVI, the two others are the old formats (inferred).

## Which skill a question counts for (L R S W)

| code | new Academic/UKVI | old Academic | Core |
|---|---|---|---|
| SRA | S | R+S | R+S |
| SRS | L+S | L+S | L+S |
| SDI | S | S | S |
| SRL | L+S | L+S | - |
| SSQ, LSQ | L | L+S | L+S (uncertain) |
| SGD | L+S | - | - |
| SIA, SIT | S | - | S |
| WWS, WSC | R+W | R+W | R+W |
| WWE | W | W | - |
| WWM | - | - | W |
| RFB | R | R+W | R+W |
| RMA RRP RFG RSA | R | R | R |
| LST, LCT | L+W | L+W | L+W |
| LMA LSA LMW | L | L | L |
| LWB | L | L+W | L+W (uncertain) |
| LHS | L+R | L+R | - |
| LIW | L+R | L+R | L+R (uncertain) |
| LWD | L+W | L+W | L+W |

## Trait maxima: two rubric versions

The specification's base maxima are the 2021 rubric, its "detailed mode" maxima (essay 26, summarize spoken text 12,
image description 16) the August 2025 one. Keep both as data. In brackets: success above.

| type | rubric 2021 (base) | rubric 2025 (detailed) |
|---|---|---|
| WWE | content 3, form 2, structure 2, grammar 2, linguistic range 2, vocabulary 2, spelling 2 = 15 (>7) | 6, 2, 6, 2, 6, 2, 2 = 26 (>12) |
| WWS | content 2, form 1, grammar 2, vocabulary 2 = 7 (>3) | content 4 = 9 (>4) |
| LST | content 2, form 2, grammar 2, vocabulary 2, spelling 2 = 10 (>5) | content 4 = 12 (>6) |
| WSC | content 2, form 2, grammar 2, vocabulary 2 = 8 (>4) | same |
| LCT | content 2, form 2, grammar 2, vocabulary 2, spelling 2 = 10 (>5) | same |
| WWM | content 3, email conventions 2, form 2, organization 2, vocabulary 2, grammar 2, spelling 2 = 15 (>7) | same |
| SRA | content 5 (normalised), fluency 5, pronunciation 5 = 15 (>7) | same |
| SRS | content 3, fluency 5, pronunciation 5 = 13 (>6) | same |
| SDI SRL SGD SIA | content 5, fluency 5, pronunciation 5 = 15 (>7) | content 6 = 16 (>8) |
| SIT | content 5, fluency 5, pronunciation 5 = 15 (>7) | same |
| SSQ LSQ | 1 | 1 |
`;
