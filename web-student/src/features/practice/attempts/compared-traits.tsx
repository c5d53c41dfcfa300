import { skillNames, traitNames } from '#domain/question-types/catalogue/rubrics.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import styles from '#student/components/tables/table.module.css';

interface Props {
  readonly from: Score;
  readonly to: Score;
}

export function ComparedTraits({ from, to }: Props) {
  const rows = traitNames.flatMap((trait) => {
    const [before, after] = [from, to].map(({ traits }) => traits.find((one) => one.trait === trait));
    return before || after ? [{ trait, before, after }] : [];
  });
  return (
    <table className={`${styles['table']} ${styles['of-figures']}`} aria-label="Points side by side">
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.length > 1 &&
          rows.map(({ trait, before, after }) => (
            <tr key={trait}>
              <th scope="row">{skillNames[trait]}</th>
              <td>{before ? scoreText(before) : '–'}</td>
              <td>{after ? scoreText(after) : '–'}</td>
              <td>{before && after ? change(after.points - before.points) : '–'}</td>
            </tr>
          ))}
        <tr>
          <th scope="row">Score</th>
          <td>
            <b>{scoreText(from)}</b>
          </td>
          <td>
            <b>{scoreText(to)}</b>
          </td>
          <td>
            <b>{change(to.points - from.points)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function change(points: number): string {
  // Sums of fractional points may have rounding errors.
  const rounded = Math.round(points * 100) / 100;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}
