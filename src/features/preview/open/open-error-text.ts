import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isSkinError, type SkinErrorCode } from '#engine/skin/skin-error.ts';
import { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';

const notValid = msg`Please choose a valid image file (JPEG, PNG, WebP)`;
const notLoaded = msg`The image could not be loaded, please try again`;
const notTaken = msg`The image could not be taken in, please try again`;

const notHere = msg`This picture is not on this device yet, and there is no network. Choose another one, or try again once you are connected.`;

const texts: Partial<Record<SkinErrorCode, MessageDescriptor>> = {
  NOT_AN_IMAGE: notValid,
  UNSUPPORTED_TYPE: notValid,
  HEIC: msg`This is a HEIC photo, which browsers cannot read. On an iPhone choose Settings, Camera, Formats, Most Compatible; or share the photo as JPEG.`,
  AVIF: msg`This browser cannot read AVIF pictures. Save it as JPEG or PNG, or use a newer browser.`,
  TOO_MANY_BYTES: msg`This file is larger than 40 MB. Choose a smaller one.`,
  TOO_MANY_PIXELS: msg`This photo has more than 50 megapixels. Make it smaller first.`,
  BROKEN_IMAGE: notLoaded,
  NO_CANVAS: msg`The tattoo engine is not ready`,
};

/** Why a picture could not be opened, in words. */
export function openErrorText(error: unknown): MessageDescriptor {
  if (error instanceof AppError) return error.reason === 'NETWORK' ? notHere : errorText[error.reason];
  return (isSkinError(error) && texts[error.name]) || notTaken;
}
