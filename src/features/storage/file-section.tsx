import { plural, t as translated } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderInput, FolderOutput } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeptKind } from '#lib/kept-thing.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { archiveName } from './kept/archive.ts';
import type { BroughtBack } from './kept/bring-back.ts';

interface FileSectionProps {
  kinds: readonly KeptKind[];
  /** What there is has changed. */
  onChange: () => Promise<unknown>;
}

type Work = 'saving' | 'bringing' | null;

/** Drawings and try-ons as one file: to keep, or to take to another device. */
export function FileSection({ kinds, onChange }: FileSectionProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<Work>(null);
  const [done, setDone] = useState(0);
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean } | null>(null);
  const during = async (kind: Work, doIt: () => Promise<string>, problem: string) => {
    setWork(kind);
    setDone(0);
    setOutcome(null);
    try {
      setOutcome({ text: await doIt(), isProblem: false });
    } catch {
      setOutcome({ text: problem, isProblem: true });
    }
    setWork(null);
  };
  const save = () =>
    during(
      'saving',
      async () => {
        const { writeArchive } = await import('./kept/write-archive.ts');
        const file = await writeArchive(kinds, setDone);
        if (!file) return t`There are no drawings or try-ons on this device yet.`;
        saveFile(file, archiveName());
        return t`Saved among your downloads. Bring it back here, or on another device.`;
      },
      t`The file could not be made. Load the page again and try once more.`,
    );
  const bring = (file: File) =>
    during(
      'bringing',
      async () => {
        const { bringBack } = await import('./kept/bring-back.ts');
        const brought = await bringBack(file, kinds);
        await onChange();
        return sayBrought(brought);
      },
      t`This is no file that was saved here. Choose the zip file as it was downloaded.`,
    );
  return (
    <section aria-label={t`Save and bring back`} className="grid justify-items-start gap-3">
      <h2 className="text-3">
        <Trans>Save and bring back</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>
          Drawings made here and try-ons with their photos, as one zip file. Whoever has the file has the
          photos.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={save} busyLabel={work === 'saving' && t`${done} so far…`}>
          <FolderOutput size={18} aria-hidden />
          <Trans>Save as a file</Trans>
        </Button>
        <Button onClick={() => input.current?.click()} busyLabel={work === 'bringing' && t`Reading…`}>
          <FolderInput size={18} aria-hidden />
          <Trans>Bring back from a file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={t`File to bring back`}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) bring(file);
          }}
        />
      </div>
      <p role="status" className={outcome?.isProblem ? 'text-err' : 'text-ink-2'}>
        {outcome?.text}
      </p>
    </section>
  );
}

function sayBrought({ restored, known, refused, isFull }: BroughtBack): string {
  const parts = [
    plural(restored, { one: '# is back.', other: '# are back.' }),
    known > 0 && plural(known, { one: '# was here already.', other: '# were here already.' }),
    refused > 0 &&
      plural(refused, {
        one: '# was left out: it is broken, or there are as many as are kept.',
        other: '# were left out: they are broken, or there are as many as are kept.',
      }),
    isFull &&
      translated`Then the device was full. Clear something above, and bring the file back again: what is here stays.`,
  ];
  return parts.filter(Boolean).join(' ');
}
