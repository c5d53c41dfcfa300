import { useRef } from 'react';
import { v7 as newId } from 'uuid';

/** A stable command id for equal input: a retry gets the first answer instead of a conflict with its own change. */
export function useSameCommand() {
  const last = useRef({ text: '', commandId: '' });
  return (input: unknown): { readonly commandId: string } => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, commandId: newId() };
    return { commandId: last.current.commandId };
  };
}
