import { partsOfTask } from './parts-of-task.ts';
import materialStyles from '../material.module.css';
import styles from './task-text.module.css';
import writtenResponseStyles from './written-response.module.css';

export function TaskText({ text }: { readonly text: string }) {
  return (
    <div
      className={`${materialStyles['material']} ${styles['task-text']} ${writtenResponseStyles['written-material']}`}
    >
      {partsOfTask(text).map((part, index) =>
        part.kind === 'list' ? (
          <ul key={index}>
            {part.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{part.lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}
