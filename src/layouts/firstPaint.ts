/*
 * Runs in the head of visitors' pages, before the first paint: the prayer times and notices, then the
 * sky, which follows the day that the first one found.
 */
import '#components/prayer/paint/start.ts'
import '#components/art/firstSky.ts'
