/** The script after the arch: identical on every page, since the site's policy lists its hash. */
export const PAINT_HERE = 'firstPaint.paint()'
