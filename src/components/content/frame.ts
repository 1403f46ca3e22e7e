/** Loads each frame of another service once it is seen: until then its address is in `data-src`. */
const observer = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    const frame = target.querySelector('iframe')
    const { src } = frame?.dataset ?? {}
    if (frame && src) frame.src = src
  }
})
for (const place of document.querySelectorAll('[data-frame]')) observer.observe(place)
