import { plural } from '@lingui/core/macro';
import { CloudUpload } from 'lucide-react';

/** How many changes have not reached the server; nothing when all have. */
export function PendingNote({ count }: { count: number }) {
  return (
    <p role="status" className="text-stencil text-sm empty:hidden">
      {count > 0 && (
        <span className="flex items-center gap-2 pt-3">
          <CloudUpload size={16} aria-hidden />
          {plural(count, {
            one: '# change waits for the network. It is made by itself.',
            other: '# changes wait for the network. They are made by themselves.',
          })}
        </span>
      )}
    </p>
  );
}
