/** What the scripts that every page begins with may weigh, compressed, in kB. */
export const maxFirstPage = 120;
/** What the service worker may fetch when it is installed, not compressed, in MB. */
export const maxPrecached = 1.5;
/** What each page may weigh beside them, compressed, in kB. */
export const maxRoutes: Readonly<Record<string, number>> = {
  about: 5,
  admin: 33,
  'blog/$slug': 6,
  'blog/index': 7,
  'categories/$slug/$image': 19,
  'categories/$slug/index': 15,
  'categories/index': 13,
  create: 52,
  creations: 72,
  'creations_/$creation': 42,
  'for-artist/$link': 44,
  'forgot-password': 39,
  'image/$image': 19,
  login: 42,
  'login_.google': 2,
  preview: 86,
  pricing: 10,
  'privacy-policy': 2,
  profile: 84,
  'profile_.credits': 9,
  'refund-policy': 2,
  register: 41,
  'reset-password': 40,
  storage: 74,
  terms: 2,
};
