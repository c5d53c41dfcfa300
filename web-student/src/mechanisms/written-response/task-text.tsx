import { partsOfTask } from './parts-of-task.ts';

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
