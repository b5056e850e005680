/** The product's name and addresses: the only place where they are written. */
export const brand = {
  name: 'Inkwright',
  /** What it is, in one English sentence: for the page's head and the installed app. */
  description: 'Describe a tattoo in words and get it drawn: designs to wear, print or hand to your artist.',
  contactEmail: 'hello@inkwright.example',
} as const;
