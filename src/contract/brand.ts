/** The product's name and addresses: the only place where they are written. */
export const brand = {
  name: 'Inkwright',
  contactEmail: 'hello@inkwright.example',
} as const;
