import fc from 'fast-check';

/** The same cases at every run, so that a red run is a change's own doing; FAST_CHECK_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
