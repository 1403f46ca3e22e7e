/*
 * Runs in the head of visitors' pages, before the first paint: the prayer times and notices, then the
 * sky, which follows the day that the first one found. It also listens to what is pressed meanwhile.
 */
import '#components/prayer/paint/start.ts'
import '#components/art/firstSky.ts'
import { keepEarly } from '#islands/ui/early.ts'

keepEarly()
