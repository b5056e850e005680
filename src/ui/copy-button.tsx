import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { showToast } from './show-toast.ts';

const thanksMs = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said once it is done. */
  copiedLabel: string;
  /** Said where the browser refuses, or a page comes without HTTPS. */
  refusal: string;
}

export function CopyButton({ text, label, copiedLabel, refusal }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), thanksMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showToast({ kind: 'error', text: refusal });
    }
  };
  return (
    <>
      <IconButton label={label} onClick={copy}>
        {isCopied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
