interface ErrorEntry {
  /** The number on the wire (errorCode). Numbers repeat between endpoints; names do not. */
  code: number;
  /** The HTTP status that goes with it. */
  status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 500 | 503;
  /** English text for people without our client; the client translates the name. */
  message: string;
}

/** Everything that can go wrong across the wire: the one table of codes, statuses and texts. */
export const errors = {
  BAD_REQUEST: { code: 400, status: 400, message: 'The request could not be read' },
  UNAUTHENTICATED: { code: 401, status: 401, message: 'Please log in first' },
  FORBIDDEN: { code: 403, status: 403, message: 'Access denied' },
  NOT_FOUND: { code: 404, status: 404, message: 'Resource not found' },
  TOO_LARGE: { code: 413, status: 413, message: 'The request is too large' },
  ADDRESS_TOO_LONG: { code: 414, status: 414, message: 'The address is too long' },
  UNSUPPORTED_TYPE: { code: 415, status: 415, message: 'This content type is not supported' },
  RATE_LIMITED: { code: 429, status: 429, message: 'Too many requests, please try again later' },
  INTERNAL: { code: 500, status: 500, message: 'Server internal error' },
  UNAVAILABLE: { code: 503, status: 503, message: 'The service is not available right now' },

  INVALID_FORMAT: { code: 1003, status: 422, message: 'Some of the information has an invalid format' },
  SESSION_EXPIRED: { code: 1010, status: 401, message: 'Login expired, please log in again' },
  EMAIL_TAKEN: { code: 2001, status: 409, message: 'This email is already registered' },
  USERNAME_TAKEN: { code: 2002, status: 409, message: 'This username is already taken' },
  WRONG_CREDENTIALS: { code: 1001, status: 401, message: 'Invalid email or password' },
  ACCOUNT_NOT_FOUND: { code: 1002, status: 404, message: 'Account not found' },
  GOOGLE_SIGN_IN_FAILED: { code: 1009, status: 401, message: 'Google sign-in failed' },
  GOOGLE_ACCOUNT_DIFFERS: {
    code: 1024,
    status: 409,
    message: 'The account with this email is bound to another Google account',
  },
  GOOGLE_EMAIL_TAKEN: {
    code: 1025,
    status: 409,
    message: 'There is an account with this email, please log in with its password',
  },
  EMAIL_UNKNOWN: { code: 1004, status: 404, message: 'This email is not registered' },
  MAIL_NOT_SENT: { code: 1018, status: 503, message: 'The email could not be sent' },
  RESET_LINK_EXPIRED: { code: 1019, status: 410, message: 'This link has expired' },
  RESET_LINK_INVALID: { code: 1020, status: 404, message: 'This link is not valid' },
  LOGIN_NOT_FOUND: { code: 1023, status: 404, message: 'There is no such login, or it has ended' },
  NEW_USERNAME_TAKEN: { code: 1002, status: 409, message: 'This username is already taken' },
  WRONG_PASSWORD: { code: 1005, status: 403, message: 'The current password is not correct' },
  AVATAR_REFUSED: { code: 3001, status: 422, message: 'The picture could not be used' },

  PLAN_UNKNOWN: { code: 1020, status: 422, message: 'There is no such plan' },
  ORDER_NOT_FOUND: { code: 1021, status: 404, message: 'There is no such order' },
  CAPTURE_FAILED: { code: 1021, status: 402, message: 'Payment failed' },
  PAYMENT_UNAVAILABLE: {
    code: 1020,
    status: 503,
    message: 'The payment system is not ready, please try again later',
  },
  PAYMENT_OFF: { code: 1023, status: 409, message: 'Nothing is sold here' },
  NO_MEMBERSHIP: { code: 1022, status: 409, message: 'There is no subscription to cancel' },
  MEMBERSHIP_RUNNING: {
    code: 1020,
    status: 409,
    message: 'There is a membership already, change it instead',
  },
  PLAN_UNCHANGED: { code: 1020, status: 409, message: 'This is the membership that runs already' },
  QUOTE_CHANGED: { code: 1020, status: 409, message: 'The price has changed meanwhile, please look again' },
  TEST_CARD_UNKNOWN: { code: 1021, status: 422, message: 'Only test cards are taken here' },
  RECEIPT_NOT_FOUND: { code: 1023, status: 404, message: 'There is no receipt of this order' },

  PREMIUM_REQUIRED: { code: 2013, status: 403, message: 'This is for members' },
  IMAGE_NOT_FOUND: { code: 2003, status: 404, message: 'There is no such image' },
  IMAGE_UNSUPPORTED: { code: 2004, status: 415, message: 'This image type is not supported' },
  TOO_MANY_PIXELS: { code: 2004, status: 413, message: 'The picture has too many pixels' },
  REPORT_EMPTY: { code: 2005, status: 422, message: 'Please enter report content' },
  REPORT_TOO_LONG: { code: 2006, status: 422, message: 'The report is longer than 500 characters' },
  CATEGORY_NOT_FOUND: { code: 2007, status: 404, message: 'There is no such category' },

  COLLECTION_NOT_FOUND: { code: 2031, status: 404, message: 'There is no such collection' },
  COLLECTION_NAME_INVALID: {
    code: 2032,
    status: 422,
    message: 'A collection needs a name of at most 60 characters',
  },
  COLLECTION_NAME_TAKEN: { code: 2033, status: 409, message: 'There is a collection with this name already' },
  TOO_MANY_COLLECTIONS: { code: 2034, status: 409, message: 'There are as many collections as there can be' },
  COLLECTION_FULL: { code: 2035, status: 409, message: 'There are as many images in it as there can be' },

  ARTIST_LINK_NOT_FOUND: { code: 2036, status: 404, message: 'There is no such link' },
  ARTIST_LINK_EXPIRED: { code: 2037, status: 410, message: 'This link has expired' },
  ARTIST_LINK_WITHDRAWN: { code: 2038, status: 410, message: 'This link was withdrawn' },
  TOO_MANY_ARTIST_LINKS: { code: 2039, status: 409, message: 'There are as many links as there can be' },

  GENERATION_NOT_FOUND: { code: 2011, status: 404, message: 'There is no such generation' },
  GENERATION_NOT_FINISHED: { code: 2015, status: 409, message: 'This generation has brought no image' },
  GENERATION_FAILED: { code: 2017, status: 500, message: 'Generation failed' },
  ENGINE_UNKNOWN: { code: 2014, status: 422, message: 'There is no such drawing engine' },
  MODEL_SPENT: { code: 2014, status: 503, message: 'This image model has drawn all that it may today' },
  MODEL_SILENT: { code: 2016, status: 503, message: 'The image model did not answer in time' },
  MODEL_FAILED: { code: 2017, status: 500, message: 'The image model sent no picture that can be used' },
  MODEL_REFUSED: { code: 2017, status: 422, message: 'The image model declined these words' },
  MODEL_UNAVAILABLE: { code: 2018, status: 503, message: 'The image model cannot be reached' },
  PROMPT_EMPTY: { code: 2021, status: 422, message: 'Please enter a prompt' },
  PROMPT_UNDRAWABLE: { code: 2021, status: 422, message: 'Nothing in this prompt can be drawn' },
  PROMPT_TOO_LONG: { code: 2022, status: 422, message: 'The prompt is longer than 1000 characters' },
  INSUFFICIENT_CREDITS: { code: 2023, status: 402, message: 'Insufficient credits, please top up' },
  QUEUE_FULL: { code: 2024, status: 429, message: 'Generation queue is full' },
  CONTENT_FILTERED: { code: 2030, status: 422, message: 'Content was filtered, please modify your prompt' },
  ABILITY_MISSING: { code: 2027, status: 422, message: 'The image engine that is on cannot do this' },
  PICTURE_BLANK: { code: 2028, status: 422, message: 'Nothing can be seen in this picture' },
  SOURCE_NOT_FOUND: { code: 2029, status: 404, message: 'The picture to be redrawn is gone' },
  DRAWN_DIFFERENTLY: {
    code: 2031,
    status: 409,
    message: 'The engine would draw this differently today',
  },
  NOTHING_TO_DRAW: { code: 2026, status: 422, message: 'Nothing in this prompt can be drawn' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorReason = keyof typeof errors;
export const errorReasons = Object.keys(errors) as [ErrorReason, ...ErrorReason[]];
