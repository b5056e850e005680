/** What a hand shows, and itself a hand. */
export const gestures: ReadonlySet<string> = new Set(
  'fist middle-finger peace-hand peace-sign rock-hand ok-hand shaka crossed-fingers pinched-fingers thumbs-up heart-hands pinky-promise tied-pinkies breaking-free fist-bump'.split(
    ' ',
  ),
);

/** Between a hand and its gesture. */
export const doing =
  /^$|^ (?:(?:doing|making|showing|giving|throwing(?: up)?|holding up|flashing|with|in) )?(?:an? |the )?$/;
