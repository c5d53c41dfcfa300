/**
 * Verbatim text about the catalogue from document 2 of the specification: its sections 2, 3, 4, 5 and 9, without
 * unrelated parts. The catalogue's tests parse their numbers from it.
 */
export const specification = `
## 2. Screens and routes

Routes: not shown for this area. Each screen is shown for a question uid, and the type decides the answer layout. The speaking, summarize-spoken-text, email, essay and summarize-written-text types have a layout variant that depends on a browser-stored flag; the variant is shown when the flag equals a stored value (the value is not shown).

## 3. Entities and their fields

### Question type (catalogue entry)
abreviation, uid, name, section, color, layout, targetTime (seconds), showAnswerButton, hideSubmit, noMargin, showForceAnswer, hideTimer, importantExercise, waitAudioDidEnd, waitPlayerDidEnd, skillsAssessed, emptyAnswer, description, stats, task, taskMock, waitingTime, answeringTime, skills.
- Stats entry: title, textValue, visual label, color.
- The catalogue has an 'ALL' entry (abbreviation A, name All) and a fallback entry with empty values and targetTime 60.
- An extra speaking type for a message-to-institutions prompt has waitingTime 25 and answeringTime 30 (4 wait when the stored flag is set).

### Empty answers per type
- selectedAnswer: a string for single answer, a list for multiple answers.
- items: a list, for re-order paragraphs.
- speechText: a list with one empty string, for speaking types.
- Written-answer types also hold scoreAnalysis and analysis with Tags.
- scoreAnalysis fields: Form, Final, Content, Grammar, Spelling, Vocabulary, num_spell_mistake, num_grammar_mistake.
- Email adds Organization and Email conventions.
- Essay adds General linguistic range and Development, structure and coherence.
- Summarize written text has no Spelling and no spelling count.

### Question types by code
| Section | Codes |
|---|---|
| Reading | RSA Single Answer, RMA Multiple Answers, RRP Re-order Paragraphs, RFG Fill in Blanks (drag), RFB R/W Fill in Blanks (drop-down) |
| Listening | LSA Single Answer, LMA Multiple Answers, LWD Write From Dictation, LHS Highlight Correct Summary, LIW Highlight Incorrect Words, LWB Fill in Blanks (typed), LST Summarize Spoken Text, LCT Summarize Spoken Text (Core), LMW Select Missing Word, LSQ Short Question (listening) |
| Speaking | SRA Read Aloud, SRS Repeat Sentence, SSQ Short Question, SDI Describe Image, SGD Group Discussion, SRL Retell Lecture, SIT and SIA Situation response variants |
| Writing | WWM Email, WWE Essay, WWS Summarize Written Text, WSC Summarize Written Text (Core) |

The uid prefix gives the type. Other codes also appear in question uids (for example RFB and SRS as listed above).

## 4. States and transitions

- Every screen has two phases: before submit (interactive) and didSubmit (locked, scored, correct and wrong options coloured). showAnswer reveals the correct answers.
- Writing: submit triggers AI analysis. When the analysis arrives, grammar tags are highlighted. When the score arrives, the practice score is recorded and the writing is saved. Hovering a highlighted tag shows a popover labelled 'Grammar error' or 'Spelling error' with suggestions.
- Speaking: a wait countdown reads 'Starts in N', then recording starts automatically. Recording ends when the answering time ends, when the user stops (allowed only once at least 2 seconds have passed), or when silence is detected. Then the recorded-speech dialog offers Submit (sends the audio for AI scoring) or Cancel.
- Recording start resets didSubmit. The recorder resets when the question changes.
- Recorder states: waiting, recording, silence detected, access denied, finished.
- Listening types wait for the audio to end before answering. Speaking types wait for the player to end. Speaking types hide the submit button and the timer.
- Repeat Sentence, Short Question, Group Discussion and Listening Short Question show a force-answer option.
- A show-answer button is on for Re-order Paragraphs, both reading fill-in-blanks types, Highlight Incorrect Words and typed Fill in Blanks.
- Countdown ticks every 1 second. The progress bar shows the elapsed share of the answering time.
- The microphone stops after 3 seconds of silence.
- Only authenticated users can change the auto-play preference for recordings.

## 5. Validation rules

| Type | Full mark | Partial | Zero |
|---|---|---|---|
| LST | 50-70 | 40-49 or 71-100 | outside 40-100 |
| LCT | 20-30 | 5-19 or 31-40 | outside 5-40 |
| WWS | one sentence, 5-75 words, capital first letter and final full stop | not shown | not shown |
| WSC | 25-50 | 5-24 or 51-60 | outside 5-60 |
| WWE | 200-300 | 120-199 or 301-380 | outside 120-380 |
| WWM | 50-120 (aim about 100) | 30-49 or 121-140 | outside 30-140 |

## 9. Business constants and limits

### Scoring (result/max; success threshold)
- Single answer: 1 for correct, 0 for incorrect (1/1).
- Multiple answers: +1 per correct and -1 per incorrect, floor 0; max(correct minus wrong, 0)/number correct; success if more than half.
- Re-order paragraphs: 1 per correct adjacent pair, correct/(n-1); success above half.
- Fill in blanks: 1 per correct blank, correct/total; success above half.
- Write from dictation: 1 per correct word, no loss for wrong words; words matched/total words.
- Highlight incorrect words: +1 per correct and -1 per wrong, floor 0.
- Highlight correct summary: marked correct or incorrect, no loss.
- Short question (SSQ, LSQ): 1/1; scored 1 if the answer contains the expected text.
- Written maxima and success thresholds: totals of 10 (>5), 12 (>6), 15 (>7, essay and email), 7 (>3), 8 (>4), 9 (>4) and 26 (>12) occur; which total belongs to which type beyond the list below is not shown. Detailed mode maxima: essay 26, summarize spoken text 12, image description 16.
- Summarize spoken text: max 2 each for content, form, grammar, vocabulary, spelling.
- Read aloud, repeat sentence: content max 3 (repeat sentence), oral fluency 5, pronunciation 5.
- Describe image, retell lecture, situation types: content max 5.
- Speaking success thresholds: read aloud, describe image, repeat sentence >5, >7, >8 (assignment to types not shown); also 13 (>6) and 16 (>8).
- Email: 15 total; content 3; email conventions, form, organization, vocabulary, grammar, spelling 2 each.
- Essay: 15 total; content 3; formal requirements 2; development, structure and coherence 2; grammar 2; general linguistic range 2; vocabulary 2; spelling 2.
- Summarize written text: content 2, form 1, grammar 2, vocabulary 2.
- Summarize written text (Core): content 2, form 2, grammar 2, vocabulary 2.
- Speaking is scored from keyword matches (SRS, SRA, SDI, SRL, SIA, SGD, SIT), fluency from words per second and pronunciation from recognition probability. Pronunciation and fluency scores: below 2 is low, below 4 good, 4 or more great. Pronunciation bands 0.5 to 0.9; fluency up to 2.
- Score dialog: when the total is 90, skill scores are scaled by 3 or 5 over 90. Scores are clamped 0 to 90.

### Target time (seconds)
RSA 120, RMA 180, RRP 90, RFG 60, RFB 180, LSA 60, LMA 60, LWD 40, LHS 60, LIW 60, LWB 60, LST 600, LCT 600, LMW 60, SRA 80, SRS 30, SSQ 10, LSQ 10, SDI 70, SGD 60, SRL 130, SIT 60, SIA 60, WWM 540, WWE 1200, WWS 600, WSC 600.

### Speaking wait and answer seconds
| Type | Wait | Answer |
|---|---|---|
| SRA | 40 | 40 |
| SRS | 1 | 15 |
| SSQ, LSQ | 1 | 10 |
| SDI | 25 | 40 |
| SGD | 10 | 120 |
| SRL | 10 | 40 |
| SIT | 20 | 40 |
| SIA | 10 | 40 |

When the stored flag is set, the wait is 4 seconds for SRA, SDI, SGD, SRL, SIT and SIA. Silence auto-stop is 3 seconds. Minimum answering time before manual stop is 2 seconds. Quick mock dev mode: 4 s wait in speaking, 10-minute section cap, 5 s recordings in super quick mode.

### Stats per type (difficulty x/5, quantity per exam, timing, importance x/5)
| Type | Difficulty | Quantity | Timing | Importance |
|---|---|---|---|---|
| RSA | 2 | 2-3 | 2 min | 1 |
| RMA | 3 | 2-3 | 3 min | 1 |
| RRP | 3 | 4-5 | 2 min | 2 |
| RFG | 3 | 4-5 | 2 min | 3 |
| RFB | 4 | 5-6 | 3 min | 5 |
| LSA | 1 | 2-3 | 2 min | 1 |
| LMA | 3 | 2-3 | 2 min | 1 |
| LWD | 3 | 3-4 | 1 min | 5 |
| LHS | 2 | 2-3 | 1 min | 1 |
| LIW | 2 | 2-3 | 1 min | 3 |
| LWB | 3 | 2-3 | 1 min | 3 |
| LST, LCT | 4 | 1 | 10 min | 4 |
| LMW | 2 | 2-3 | 1 min | 1 |
| SRA | 3 | 6-7 | 2 min | 5 |
| SRS | 2 | 8-10 | 1 min | 5 |
| SSQ, LSQ | 2 | 10-12 | 10 sec | 2 |
| SDI | 4 | 6-8 | 2 min | 4 |
| SGD, SRL, SIT, SIA | 5 | 2-3 | 2 min | 4 |
| WWM | 5 | 2-3 | 9 min | 3 |
| WWE | 5 | 1-2 | 20 min | 3 |
| WWS, WSC | 4 | 2-3 | 10 min | 4 |

Stat color scale: green for easy, few, short or low; amber for medium or average; red for hard, many, long or high.

### Prompt and reading times
- Reading prompts up to 300 words. Re-order paragraphs up to 50 words. Fill in blanks up to 80 words with 3-5 blanks and 6-8 words offered. The R/W type has up to five blanks with five options each.
- Read aloud text up to 60 words, with 30-40 s to prepare.
- Summarize written text prompt up to 300 words (standard) or 200 (Core).
- Listening recordings: LSA 30-60 s, LMA 40-90 s, LWD 3-5 s, LHS 30-90 s, LIW 15-50 s, LWB 30-60 s, LST and LCT 60-90 s, LMW 20-70 s. Repeat sentence and short question prompts 3-9 s. Retell lecture audio up to 90 s.
- Read time before the recording: LMA 7 s, LWD 7 s, LHS 10 s, LIW 10 s. Describe image: 25 s preparation.

### Section lists per exam variant (all begin with ALL)
- Variant R: reading as the others; listening LSA, LMA, LWD, LIW, LWB, LCT, LMW; speaking SRA, SRS, SIT, SSQ, SDI; writing WWM, WSC.
- Variants Q and T: listening LSA, LMA, LSQ, LWD, LHS, LIW, LWB, LST, LMW; speaking SRA, SRS, SGD, SDI, SIA, SRL; writing WWE, WWS.
- Other variants: listening LSA, LMA, LWD, LHS, LIW, LWB, LST, LMW; speaking SRA, SRS, SSQ, SDI, SRL; writing WWE, WWS.
- Five exam variants are recognised; their names are not shown.
- Five category colours exist (blue, green, yellow, red, purple) plus a default dark slate.
`;
