interface FontCredit {
  readonly name: string;
  readonly by: string;
  readonly url: string;
}

/** The fonts of the app and of what it letters, all under the SIL Open Font License 1.1. */
export const fonts: readonly FontCredit[] = [
  { name: 'Texturina', by: 'Omnibus-Type', url: 'https://github.com/Omnibus-Type/Texturina' },
  { name: 'Commissioner', by: 'Kostas Bartsokas', url: 'https://github.com/kosbarts/Commissioner' },
  { name: 'Cinzel', by: 'Natanael Gama', url: 'https://github.com/NDISCOVER/Cinzel' },
  { name: 'Great Vibes', by: 'TypeSETit', url: 'https://github.com/googlefonts/great-vibes' },
  { name: 'Rye', by: 'Sorkin Type', url: 'https://fonts.google.com/specimen/Rye' },
  {
    name: 'UnifrakturCook',
    by: 'j. ‘mach’ wust, Peter Wiegel',
    url: 'https://fonts.google.com/specimen/UnifrakturCook',
  },
  { name: 'Ma Shan Zheng', by: 'Ma ShanZheng', url: 'https://github.com/googlefonts/mashanzheng' },
  { name: 'Yuji Syuku', by: 'Kinuta Font Factory', url: 'https://github.com/Kinutafontfactory/Yuji' },
];
