import { leadToAskedLanguage } from '#components/chrome/scripts/askedLanguage.ts'
import { ownDeclarations } from '#domain/theme/palette.ts'
import { widgetChoiceOf } from '#domain/widget/choice.ts'

/**
 * Runs in the head of the frame for other sites: puts what its address chooses on the root before the
 * first paint. It reads and keeps nothing in the browser.
 */
if (import.meta.env.FURTHER_LANGUAGES.length > 0) leadToAskedLanguage('/widget')
const query = new URLSearchParams(location.search)
const { view, theme, color } = widgetChoiceOf(name => query.get(name))
const root = document.documentElement
root.dataset.js = ''
root.dataset.view = view
if (theme !== 'auto') root.dataset.mode = theme
if (color) root.style.cssText = ownDeclarations(`#${color}`)
