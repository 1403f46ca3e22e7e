/**
 * Imports the script that its element names once the first paint is on the screen: loading it would
 * take of the line and running it of the processor that the paint waits for. At once in a tab that
 * paints nothing yet. Without a network the page goes without, as it does with a script element.
 * Identical on every page, since the Content-Security-Policy lists its hash.
 */
export const AFTER_PAINT =
  '(function(s){function f(){import(s.dataset.script)' +
  '.catch(function(e){if(!/import/i.test(e.message))throw e})}' +
  "document.hidden||!PerformanceObserver.supportedEntryTypes.includes('paint')?f():" +
  "new PerformanceObserver(f).observe({type:'paint',buffered:true})" +
  '})(document.currentScript)'

const MODULE = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g

/** A built page whose scripts come after its first paint. */
export function scriptsAfterPaint(html: string): string {
  return html.replace(MODULE, `<script data-script="$1">${AFTER_PAINT}</script>`)
}
