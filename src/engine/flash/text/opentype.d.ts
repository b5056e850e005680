/**
 * opentype.js brings no types; font.ts says what we use of it. The ES module is named in full: by the bare name
 * Node would get the CommonJS build, which has other exports.
 */
declare module 'opentype.js/dist/opentype.mjs' {
  export function parse(buffer: ArrayBuffer): unknown;
}
