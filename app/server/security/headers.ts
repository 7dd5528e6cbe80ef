/** Told over https only: two years of https (RFC 6797). */
export const longLived = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
} as const;

/** On every answer. The referrer policy keeps `Origin` on forms, which `no-referrer` would remove. */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => (feature === 'autoplay' ? 'autoplay=(self)' : `${feature}=()`))
    .join(', '),
} as const;

/** The policy of an answer that is no document: it may load nothing. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer of the server itself bears: text, JSON, redirects, errors. */
export function plainHeaders(secure: boolean): Record<string, string> {
  return {
    ...everywhere,
    'Content-Security-Policy': closedPolicy,
    'Cache-Control': 'no-store',
    ...(secure && longLived),
  };
}
