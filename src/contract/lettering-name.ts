/** What the notes of a drawing call the motif of words that are written out. */
export const letteringName = 'lettering';
