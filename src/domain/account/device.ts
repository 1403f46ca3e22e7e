/** In order: a browser whose User-Agent also names other browsers comes first. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A device in words, from its User-Agent: enough to recognize one's own devices, not enough to track them. */
export function deviceName(userAgent: string | null, words = IN_THE_PANEL): string {
  const of = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = of(BROWSERS)
  const system = of(SYSTEMS)
  if (browser && system) return words.device(browser, system)
  return browser ?? system ?? words.unknownDevice
}

/** As it is stored: the panel says it in the language that it is read in. */
const IN_THE_PANEL = {
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
}
