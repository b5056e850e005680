import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { acceptedTypes } from './picture-files.ts';

interface FileButtonProps {
  onFile: (file: File) => void;
  /** Opens the camera where there is one. */
  usesCamera?: boolean;
  variant?: 'outline' | 'solid' | 'ghost';
  size?: 'small' | 'medium';
  className?: string;
  children: ReactNode;
}

/** A button that lets a picture be chosen from the device. */
export function FileButton({ onFile, usesCamera = false, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <FileInput input={input} onFile={onFile} usesCamera={usesCamera} />
    </>
  );
}

interface FileInputProps {
  input: React.RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
  usesCamera?: boolean;
  label?: string;
}

/** Out of sight; what is chosen twice in a row is told twice. */
export function FileInput({ input, onFile, usesCamera = false, label }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={acceptedTypes}
      tabIndex={-1}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className="sr-only"
      {...(usesCamera && { capture: 'environment' as const })}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
