import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppErrorReason } from './app-error.ts';

/** Every error in words. A new reason in the table does not compile until it has some. */
export const errorText: Record<AppErrorReason, MessageDescriptor> = {
  NETWORK: msg`The connection failed. Check it and try again.`,
  TIMEOUT: msg`The server took too long to answer. Try again in a moment.`,
  POLL_TIMEOUT: msg`This drawing takes longer than usual. It may still be on its way.`,

  BAD_REQUEST: msg`The request could not be read.`,
  UNAUTHENTICATED: msg`Please log in first.`,
  FORBIDDEN: msg`Access denied.`,
  NOT_FOUND: msg`There is nothing here.`,
  TOO_LARGE: msg`That is too large to send.`,
  ADDRESS_TOO_LONG: msg`This address is too long.`,
  UNSUPPORTED_TYPE: msg`This type of file is not supported.`,
  RATE_LIMITED: msg`That was a little fast. Wait a moment and try again.`,
  INTERNAL: msg`Something broke on our side.`,
  UNAVAILABLE: msg`The shop is closed for a moment. Try again shortly.`,

  INVALID_FORMAT: msg`Some of this cannot be right. Check it and try again.`,
  SESSION_EXPIRED: msg`Your login has expired. Please log in again.`,
  EMAIL_TAKEN: msg`This email already has an account.`,
  USERNAME_TAKEN: msg`This username is already taken.`,
  WRONG_CREDENTIALS: msg`Email and password do not match.`,
  ACCOUNT_NOT_FOUND: msg`There is no account with this email.`,

  GOOGLE_SIGN_IN_FAILED: msg`Signing in with Google did not work. Try again, or use your email.`,
  GOOGLE_ACCOUNT_DIFFERS: msg`The account with this email belongs to another Google account. Log in with that one, or set a password by email.`,
  GOOGLE_EMAIL_TAKEN: msg`There is an account with this email already. Log in with its password, or set a new one by email.`,
  EMAIL_UNKNOWN: msg`No account has this email. Check it, or create one.`,
  MAIL_NOT_SENT: msg`The email could not be sent. Try again in a few minutes.`,
  RESET_LINK_EXPIRED: msg`This link has expired. Ask for a new one.`,
  RESET_LINK_INVALID: msg`This link is not valid. Ask for a new one.`,
  LOGIN_NOT_FOUND: msg`This login has ended already.`,
  NEW_USERNAME_TAKEN: msg`Somebody else has this username already.`,
  WRONG_PASSWORD: msg`This is not your current password.`,
  AVATAR_REFUSED: msg`This picture could not be used. Try another one.`,

  PLAN_UNKNOWN: msg`This plan is no longer sold. Choose another one.`,
  ORDER_NOT_FOUND: msg`This order cannot be found.`,
  CAPTURE_FAILED: msg`The payment failed. Nothing was charged; try again or pay another way.`,
  PAYMENT_UNAVAILABLE: msg`Paying is not possible right now. Try again later.`,
  PAYMENT_OFF: msg`Nothing is sold here.`,
  NO_MEMBERSHIP: msg`There is no subscription to cancel.`,

  PREMIUM_REQUIRED: msg`Four at once and private designs are for members.`,
  IMAGE_NOT_FOUND: msg`This design can no longer be found.`,
  IMAGE_UNSUPPORTED: msg`This file is not a picture that we can read. Use PNG, JPEG or WebP.`,
  TOO_MANY_PIXELS: msg`This picture has more pixels than we can read. Make it smaller first.`,
  REPORT_EMPTY: msg`Tell us what is wrong with this design first.`,
  REPORT_TOO_LONG: msg`That is more than 500 characters. Shorten it a little.`,
  CATEGORY_NOT_FOUND: msg`This category does not exist.`,

  GENERATION_NOT_FOUND: msg`This drawing can no longer be found.`,
  GENERATION_NOT_FINISHED: msg`This drawing is not finished.`,
  GENERATION_FAILED: msg`Something went wrong while we were inking.`,
  PROMPT_EMPTY: msg`Write down what to draw first.`,
  PROMPT_TOO_LONG: msg`That is more than 1000 characters. Shorten it a little.`,
  INSUFFICIENT_CREDITS: msg`There are not enough credits for this.`,
  QUEUE_FULL: msg`Too many drawings are waiting already. Try again when some are done.`,
  CONTENT_FILTERED: msg`These words seem to ask for something that we never draw: minors in a sexual light, signs of hate, or calls to violence.`,
  ABILITY_MISSING: msg`The drawing engine that is on cannot do this.`,
  PICTURE_BLANK: msg`There is nothing to be seen in this picture. Choose another one.`,
  SOURCE_NOT_FOUND: msg`Your picture is no longer with us. Choose it again.`,
  NOTHING_TO_DRAW: msg`We found nothing in these words that we can draw. Name a thing, or put the name, date or words to be written in quotation marks.`,
};
