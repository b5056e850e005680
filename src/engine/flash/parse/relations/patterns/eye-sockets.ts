const sockets = 'eyes?(?: ?sockets?)?\\b';

/** After what is named second: "a skull with roses growing out of its eye sockets", "with coins for eyes". */
export const inOwnEyes = new RegExp(
  `^ (?:(?:(?:grow|bloom|com|sprout|burst|emerg)ing )?(?:up |out )?(?:of|from|through|in)|for|as|instead of|in place of) (?:its |his |her |the )?(?:empty )?${sockets}`,
);

/** After whose they are: "roses growing out of a skull's eye sockets". */
export const ofEyes = new RegExp(`^ ${sockets}`);

/** Between the two: "a snake coming out of the eye of a skull". */
export const outOfEyesOf = `(?: \\p{L}+ing)?(?: up| out)? (?:out of|of|from|through|in|inside) (?:the|an?|one) (?:empty |left |right )?${sockets} of`;
