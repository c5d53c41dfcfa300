import { partsOfTask } from './parts-of-task.ts';

/** The situation of an email or the subject of an essay: its lines are kept, and what is listed in it is a list. */
export function TaskText({ text }: { readonly text: string }) {
  return (
    <div className="material task-text">
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
