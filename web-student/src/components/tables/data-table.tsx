import { TableScroll } from './table-scroll.tsx';
import styles from './table.module.css';

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

export function DataTable({ caption, heads, rows }: Props) {
  return (
    <details className="quiet-summary">
      <summary>Show as a table</summary>
      <TableScroll label={`${caption}, table`}>
        <table className={`${styles['table']} ${styles['of-figures']}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}
