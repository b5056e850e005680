/** The name under which this engine signs its drawings. */
export const engineName = 'flash-composer';
