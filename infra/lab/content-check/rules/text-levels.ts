import { academicShare } from '../academic-words.ts';
import { readTextOf } from '../read-text.ts';
import { readingGrade } from '../reading-grade.ts';
import { finding, type CheckedFile, type Finding } from '../rule.ts';
import { inPercent, mean } from '../statistics.ts';

/** A text with what is measured of it. */
export interface Level {
  readonly difficulty: number;
  /** The school year of its readers. */
  readonly grade: number;
  /** Of its words, those of the Academic Word List: 0 to 1. */
  readonly academic: number;
}

/** The texts of these questions; sentences and tasks are none. */
export function levelsOf(files: readonly CheckedFile[]): Level[] {
  return files.flatMap(({ question }) => {
    const text = readTextOf(question);
    return text === undefined
      ? []
      : [{ difficulty: question.difficulty, grade: readingGrade(text), academic: academicShare(text) }];
  });
}

/** So many texts at each end are compared at least. */
const fewest = 4;

/** The mean of something at the easy end, difficulty 1 and 2, and at the hard one, 4 and 5; nothing of few texts. */
function ends(levels: readonly Level[], measure: 'grade' | 'academic') {
  const [easy, hard] = [
    levels.filter(({ difficulty }) => difficulty < 3),
    levels.filter(({ difficulty }) => difficulty > 3),
  ];
  if (easy.length < fewest || hard.length < fewest) return undefined;
  return { easy: mean(easy.map((one) => one[measure])), hard: mean(hard.map((one) => one[measure])) };
}

/** What is called hard is harder to read than what is called easy. */
export function gradeFindings(files: readonly CheckedFile[]): Finding[] {
  const found = ends(levelsOf(files), 'grade');
  return finding(
    found !== undefined && found.hard <= found.easy,
    'difficulty',
    `texts of difficulty 4 and 5 are of grade ${found?.hard.toFixed(1) ?? ''}, those of 1 and 2 of ${found?.easy.toFixed(1) ?? ''}: label them anew, or write harder ones`,
  );
}

/** What is called hard has more academic words than what is called easy. */
export function academicFindings(files: readonly CheckedFile[]): Finding[] {
  const found = ends(levelsOf(files), 'academic');
  return finding(
    found !== undefined && found.hard <= found.easy,
    'difficulty',
    `texts of difficulty 4 and 5 have ${inPercent(found?.hard ?? 0, 1)} academic words, those of 1 and 2 ${inPercent(found?.easy ?? 0, 1)}: use more of them in hard texts`,
  );
}
