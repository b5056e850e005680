/** A picture of the running app that stores and browsers show before it is installed. */
export interface Screenshot {
  /** Of the file in public/screenshots. */
  readonly name: string;
  readonly formFactor: 'narrow' | 'wide';
  readonly label: string;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** Browsers show those of one form that all have the same shape. */
const narrow = { formFactor: 'narrow', width: 780, height: 1688 } as const;
const wide = { formFactor: 'wide', width: 1440, height: 900 } as const;

const labels = {
  create: 'A drawing from your own words',
  preview: 'The design on your own skin',
  home: 'Flash to begin from',
};

/** `npm run screenshots` takes them. */
export const screenshots: readonly Screenshot[] = [narrow, wide].flatMap((form) =>
  Object.entries(labels).map(([page, label]) => ({ name: `${page}-${form.formFactor}`, label, ...form })),
);
