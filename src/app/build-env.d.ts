interface ImportMetaEnv {
  /** Whether this build withdraws the service worker, and must not register it again. */
  readonly RETIRES_SERVICE_WORKER: boolean;
}
