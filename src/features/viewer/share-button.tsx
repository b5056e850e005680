import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { creationPath } from '#contract/page-path.ts';
import { fetchImage } from '#lib/download-image.ts';
import { fileName } from '#lib/file-name.ts';
import { addressIn } from '#lib/language.ts';
import { canShare, shareFile } from '#lib/share-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import type { Creation } from './creation.ts';

/** Hands the picture to other apps; where that cannot be done, copies its link. */
export function ShareButton({ image, title }: { image: Creation; title: string }) {
  const { t, i18n } = useLingui();
  const link = location.origin + addressIn(i18n.locale as Language, creationPath(image.id));
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      const text = image.isPublic
        ? t`Link copied.`
        : t`Link copied. It opens for you alone: the design is private.`;
      showToast({ id: 'shared', kind: 'success', text });
    } catch {
      showToast({
        id: 'shared',
        kind: 'error',
        text: t`The browser does not let us copy. The link is ${link}`,
      });
    }
  };
  const share = useMutation({
    mutationFn: async () => {
      const file = await pictureFile(image, title);
      if (!file || !canShare(file)) return copyLink();
      // Without the link for whoever could not open it.
      await shareFile(file, image.isPublic ? { title, url: link } : { title });
    },
    // Browsers let nobody share who has waited too long for the picture.
    onError: copyLink,
  });
  return (
    <Button onClick={() => share.mutate()} busyLabel={share.isPending && t`Loading…`}>
      <Share2 size={18} aria-hidden />
      <Trans>Share</Trans>
    </Button>
  );
}

/** Null where files cannot be shared anyway. */
async function pictureFile(image: Creation, title: string): Promise<File | null> {
  if (typeof navigator.canShare !== 'function') return null;
  return new File([await fetchImage(image)], fileName(title, image.id, 'png'), { type: 'image/png' });
}
