import { useRef } from 'react';
import { v7 as newId } from 'uuid';

/**
 * The id of a command, the same for as long as its input is the same: sent again because no answer came, it
 * gets the first answer, and does not meet their own change as a conflict.
 */
export function useSameCommand() {
  const last = useRef({ text: '', commandId: '' });
  return (input: unknown): { readonly commandId: string } => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, commandId: newId() };
    return { commandId: last.current.commandId };
  };
}
