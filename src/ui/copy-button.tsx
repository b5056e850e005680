import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/show-toast.ts';

const thanksMs = 2000;

export function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
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
      // Refused by the browser, or by a page without HTTPS.
      showToast({ kind: 'error', text: t`The browser does not let us copy. Mark the words and copy them.` });
    }
  };
  return (
    <>
      <IconButton label={t`Copy the prompt`} onClick={copy}>
        {isCopied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && t`Copied`}
      </span>
    </>
  );
}
