import { useState } from 'react';

/** Puts other words in place of what is written, and takes that back as long as nobody has written on. */
export function usePromptUndo(prompt: string, onChange: (prompt: string) => void) {
  const [last, setLast] = useState<{ before: string; after: string } | null>(null);
  const isUndoable = last !== null && last.after === prompt;
  return {
    replace: (after: string) => {
      setLast({ before: prompt, after });
      onChange(after);
    },
    /** Null where there is nothing to take back. */
    undo: isUndoable
      ? () => {
          setLast(null);
          onChange(last.before);
        }
      : null,
    /** What stood there before; null once somebody has written on. */
    before: isUndoable ? last.before : null,
  };
}
