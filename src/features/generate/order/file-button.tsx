import { type ReactNode, useRef } from 'react';
import { sourceTypes } from '#contract/image.ts';
import { Button } from '#ui/button.tsx';

interface FileButtonProps {
  onFile: (file: File) => void;
  /** Opens the camera of a phone. */
  usesCamera?: boolean;
  variant?: 'outline' | 'solid' | 'ghost';
  size?: 'small' | 'medium';
  className?: string;
  children: ReactNode;
}

/** A button that lets a picture be chosen from the device, or taken. */
export function FileButton({ onFile, usesCamera = false, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sourceTypes.join()}
        {...(usesCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
