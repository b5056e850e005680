/** Between what somebody leaves or has, and who it is. */
export const ofWhom = /^ (?:of|from) (?:(?:an?|my|our|the|his|her) )?(?:\p{L}+ )?$/u;
