/**
 * Sets the theme on the root before the first paint, by the rules of domain/theme: the site's theme
 * when it is newer than the page, overridden by the visitor's own. Marks the root as scripted, as
 * fresh when nobody comes back to a place in it, as showing the calendar that its address asks for, as
 * signed in when a user is stored, and as having the typefaces when an earlier page loaded them. A
 * transition between pages that the browser gives up is no error: it just goes without. Plain
 * JavaScript without a build, identical on every page, since the site's Content-Security-Policy lists
 * its hash.
 */
export const PREPAINT =
  "(function(r){var d=r.dataset;d.js='';" +
  "if(performance.getEntriesByType('navigation').some(function(n){return n.type==='navigate'}))d.fresh='';" +
  "if(/[?&]view=calendar/.test(location.search))d.view='calendar';" +
  'try{var s=localStorage,' +
  'k=/^(green|blue|purple|red)$/,p,' +
  "c=(s.getItem('colorTheme')||'').replace(/^theme-/,'')," +
  "t=(s.getItem('siteTheme')||'').split('>')," +
  "m=s.getItem('isDarkMode');" +
  'if(t.length===2&&t[0]===d.siteTheme&&k.test(t[1])){d.builtTheme=t[0];d.siteTheme=p=t[1]}' +
  'if(k.test(c))p=c;' +
  "if(p){r.className=r.className.replace(/\\btheme-\\S+/,'').trim();r.classList.add('theme-'+p)}" +
  "if(s.getItem('fontTheme')==='alt')d.font='alt';" +
  "if(s.getItem('user'))d.user='';" +
  "if(s.getItem('typefaces')){d.typefaces='';" +
  "document.querySelectorAll('[data-typeface]').forEach(function(l){l.media='all'})}" +
  "if(m==='true'||m==='false')d.mode=m==='true'?'dark':'light'" +
  '}catch(e){}' +
  "addEventListener('unhandledrejection',function(e){" +
  'if(/^Transition was aborted/.test((e.reason||0).message))e.preventDefault()})' +
  '})(document.documentElement)'

/** Keeps zod from trying eval, which Firefox reports; before the panel's schemas are made. */
export const WITHOUT_EVAL = '__zod_globalConfig={jitless:true}'
