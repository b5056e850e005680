import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import type { HttpEnv } from './router.ts';

/** Half a year, in seconds. Other hosts of the same domain are not ours to speak for. */
const httpsOnly = 'max-age=15552000';

/**
 * What our pages may do. The rest that browsers ask for is off, also for whatever may find its way into a page.
 * Sharing is left to the browser, whose own rule is the same: not all of them know the word.
 */
const permissionsPolicy = {
  ...{ camera: ['self'], clipboardWrite: ['self'] },
  ...{ accelerometer: [], autoplay: [], browsingTopics: [], clipboardRead: [], displayCapture: [] },
  ...{ encryptedMedia: [], fullscreen: [], gamepad: [], geolocation: [], gyroscope: [], hid: [] },
  ...{ identityCredentialsGet: [], idleDetection: [], keyboardMap: [], localFonts: [], magnetometer: [] },
  ...{ microphone: [], midi: [], otpCredentials: [], payment: [], pictureInPicture: [] },
  ...{ publickeyCredentialsGet: [], screenWakeLock: [], serial: [], storageAccess: [], usb: [] },
  ...{ windowManagement: [], xrSpatialTracking: [] },
};

/**
 * Tells browsers what our pages are and are not: nothing from elsewhere, in nobody's frame, sent to nobody, but for the
 * payment provider, whose script draws its buttons and card fields in frames of its own.
 */
export function securityHeaders({
  publicUrl,
  paymentOrigins,
  corsOrigins,
}: Pick<Config, 'publicUrl' | 'paymentOrigins' | 'corsOrigins'>) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...paymentOrigins],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // What a page made itself, such as a design drawn on the device, it may read again.
      connectSrc: ["'self'", 'blob:', ...paymentOrigins],
      imgSrc: ["'self'", 'blob:', 'data:', ...paymentOrigins],
      frameSrc: ["'self'", ...paymentOrigins],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy,
    // The provider's window, in which buyers agree, tells the page that opened it.
    crossOriginOpenerPolicy: paymentOrigins.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    // Pages of other origins that may call show our pictures as well.
    crossOriginResourcePolicy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    xFrameOptions: 'DENY',
    // Where people come by HTTP, the promise would be taken for a lie that locks them out.
    strictTransportSecurity: publicUrl.startsWith('https:') && httpsOnly,
  });
}

/**
 * Stands before every call: no cache keeps an answer that does not say that it may be kept, and none at all what was
 * said to somebody signed in. What the app keeps for offline it keeps itself.
 */
export const privateAnswers = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const mayBeKept = c.res.headers.has('cache-control') && !c.req.header('authorization');
  if (!mayBeKept) c.header('cache-control', 'no-store');
});
