/** The shapes inside one of lucide's SVG files, without the element around them and its comment. */
export const shapes = (svg: string) =>
  svg
    .replace(/<!--.*?-->/s, '')
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
