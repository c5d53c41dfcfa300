import { academicShare } from '../../academic-words.ts';
import { readTextOf } from '../../read-text.ts';
import { readingGrade } from '../../reading-grade.ts';
import { finding, type CheckedFile, type Finding } from '../../rule.ts';
import { inPercent, mean } from '../../statistics.ts';

export interface Level {
  readonly difficulty: number;
  readonly grade: number;
  readonly academic: number;
}

/** The texts of these questions, without sentences and tasks. */
export function levelsOf(files: readonly CheckedFile[]): Level[] {
  return files.flatMap(({ question }) => {
    const text = readTextOf(question);
    return text === undefined
      ? []
      : [{ difficulty: question.difficulty, grade: readingGrade(text), academic: academicShare(text) }];
  });
}

/** The minimum of texts at each end. */
const fewest = 4;

/** The means of the easy end, difficulty 1 and 2, and the hard one, 4 and 5; undefined for few texts. */
function ends(levels: readonly Level[], measure: 'grade' | 'academic') {
  const [easy, hard] = [
    levels.filter(({ difficulty }) => difficulty < 3),
    levels.filter(({ difficulty }) => difficulty > 3),
  ];
  if (easy.length < fewest || hard.length < fewest) return undefined;
  return { easy: mean(easy.map((one) => one[measure])), hard: mean(hard.map((one) => one[measure])) };
}

/** Hard texts are harder to read than easy ones. */
export function gradeFindings(files: readonly CheckedFile[]): Finding[] {
  const found = ends(levelsOf(files), 'grade');
  return finding(
    found !== undefined && found.hard <= found.easy,
    'difficulty',
    `texts of difficulty 4 and 5 are of grade ${found?.hard.toFixed(1) ?? ''}, those of 1 and 2 of ${found?.easy.toFixed(1) ?? ''}: label them anew, or write harder ones`,
  );
}

/** Hard texts have more academic words than easy ones. */
export function academicFindings(files: readonly CheckedFile[]): Finding[] {
  const found = ends(levelsOf(files), 'academic');
  return finding(
    found !== undefined && found.hard <= found.easy,
    'difficulty',
    `texts of difficulty 4 and 5 have ${inPercent(found?.hard ?? 0, 1)} academic words, those of 1 and 2 ${inPercent(found?.easy ?? 0, 1)}: use more of them in hard texts`,
  );
}
