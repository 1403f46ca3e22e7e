import { HEIGHT_MESSAGE, widgetChoiceOf, widgetHeight, widgetPath } from '#domain/widget/choice.ts'
import { widgetFrameTexts } from '#texts/widget.ts'

/**
 * The script for other sites, at a fixed address: <masjid-times view theme color label lang>, and frames of
 * this site that are as high as what they show. The element is a frame in a shadow root rather than a
 * second painter: one page computes what leads, and no style of the site around it reaches it.
 * A style sheet and styles set by script need no exception in that site's policy.
 */
const script = document.currentScript ?? document.querySelector('script[src*="/masjid-times.js"]')
const site = new URL((script as HTMLScriptElement).src).origin

/** Beside the site's own. */
const LANGUAGES: readonly string[] = import.meta.env?.FURTHER_LANGUAGES ?? []

const sheet = new CSSStyleSheet()
sheet.replaceSync(
  ':host{display:block;max-width:36rem}:host([view=month]){max-width:48rem}:host([hidden]){display:none}iframe{display:block;width:100%;border:0;border-radius:14px}',
)

/** The frames of elements, in their closed-off trees; those of the page itself are looked up. */
const frames = new Set<HTMLIFrameElement>()

class MasjidTimes extends HTMLElement {
  static observedAttributes = ['view', 'theme', 'color', 'label', 'lang']
  readonly frame = document.createElement('iframe')

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    this.frame.loading = 'lazy'
    root.append(this.frame)
  }

  connectedCallback() {
    frames.add(this.frame)
    this.show()
  }

  disconnectedCallback() {
    frames.delete(this.frame)
  }

  attributeChangedCallback() {
    if (this.isConnected) this.show()
  }

  /** Shows what the attributes choose; the frame loads again only where that is something else. */
  show() {
    const choice = widgetChoiceOf(name => this.getAttribute(name))
    const language = LANGUAGES.find(one => one === this.lang)
    const address = `${site}${language ? `/${language}` : ''}${widgetPath(choice)}`
    this.frame.title = this.getAttribute('label') || widgetFrameTexts.title
    if (this.frame.src === address) return
    this.frame.style.height = `${widgetHeight(choice.view, this.clientWidth)}px`
    this.frame.src = address
  }
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== site || data?.type !== HEIGHT_MESSAGE || !(data.height > 0)) return
  for (const frame of [...frames, ...document.querySelectorAll('iframe')]) {
    if (frame.contentWindow === source) frame.style.height = `${Math.ceil(data.height)}px`
  }
})

if (!customElements.get('masjid-times')) customElements.define('masjid-times', MasjidTimes)
