import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CameraTrouble } from '#lib/camera.ts';

export interface TroubleText {
  readonly title: MessageDescriptor;
  /** What to do about it. */
  readonly advice: MessageDescriptor;
}

export const troubleTexts: Record<CameraTrouble | 'engine', TroubleText> = {
  insecure: {
    title: msg`The camera needs a secure address`,
    advice: msg`Browsers give a page the camera only over HTTPS. Open this page by its https:// address, or use a photo instead.`,
  },
  refused: {
    title: msg`The browser keeps the camera from this page`,
    advice: msg`Allow the camera in the settings beside the address, then try again. Nothing that it sees leaves this device.`,
  },
  missing: {
    title: msg`No camera answers`,
    advice: msg`Plug one in or switch it on, then try again; or use a photo instead.`,
  },
  busy: {
    title: msg`Another app is using the camera`,
    advice: msg`Close the app or the tab that has it, then try again.`,
  },
  ended: {
    title: msg`The camera was switched off`,
    advice: msg`It was unplugged, or the device took it away. Try again once it is back.`,
  },
  engine: {
    title: msg`The live picture has stopped`,
    advice: msg`Try again; if it stops once more, use a photo instead or close other apps.`,
  },
};
