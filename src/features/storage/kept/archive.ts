import { brand } from '#contract/brand.ts';

/** In the folder of each thing, beside its pictures. */
export const aboutFile = 'about.json';
/** Bounds of a file that is to be brought back: whoever wrote it. */
export const maxArchiveBytes = 500 * 1024 * 1024;
export const maxEntryBytes = 40 * 1024 * 1024;
export const maxAboutBytes = 4 * 1024 * 1024;
export const maxEntries = 5000;

/** What it is called among the downloads: by the day. */
export const archiveName = () => `${brand.name.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.zip`;
