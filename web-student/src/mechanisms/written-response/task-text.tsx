import { partsOfTask } from './parts-of-task.ts';
import styles from './task-text.module.css';

export function TaskText({ text }: { readonly text: string }) {
  return (
    <div className={`material ${styles['task-text']}`}>
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
