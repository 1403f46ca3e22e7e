/**
 * Puts a visitor's stored look on the root before the first paint, by the rules of
 * domain/theme/visitorTheme.ts, marks it as scripted, and as signed in when a user is stored. Plain old JavaScript without a build, the same text on every page:
 * the site's Content-Security-Policy lists its hash.
 */
export const PREPAINT =
  "(function(r){r.dataset.js='';try{var s=localStorage," +
  "c=(s.getItem('colorTheme')||'').replace(/^theme-/,'')," +
  "m=s.getItem('isDarkMode');" +
  'if(/^(green|blue|purple|red)$/.test(c)){' +
  "r.className=r.className.replace(/\\btheme-\\S+/,'').trim();r.classList.add('theme-'+c)}" +
  "if(s.getItem('fontTheme')==='alt')r.dataset.font='alt';" +
  "if(s.getItem('user'))r.dataset.user='';" +
  "if(m==='true'||m==='false')r.dataset.mode=m==='true'?'dark':'light'" +
  '}catch(e){}})(document.documentElement)'
