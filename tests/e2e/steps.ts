import type { Locator, Page } from 'playwright/test'
import { expect } from './site.ts'

/** A page with more stops than this is not used by the keyboard alone. */
const MOST_STOPS = 150

/**
 * Counts what a job of the panel takes on a phone: the controls that are used and the fields that
 * are filled in. Controls are used by touch and by the keyboard in turn, so a screen that works by
 * one alone fails.
 */
export function countSteps(page: Page) {
  const names: string[] = []
  let byKeyboard = false
  return {
    /** Uses a link or button. */
    async use(control: Locator): Promise<void> {
      await expect(control).toBeVisible({ timeout: 30_000 })
      names.push((await control.innerText()).trim().split('\n')[0] ?? '')
      if (byKeyboard) {
        await tabTo(page, control)
        await page.keyboard.press('Enter')
      } else await control.tap()
      byKeyboard = !byKeyboard
    },
    async fill(field: Locator, text: string): Promise<void> {
      names.push(`‘${text}’`)
      await field.fill(text)
    },
    /** Counts a step that leaves the browser. */
    leave: (name: string) => void names.push(name),
    /** Prints the steps so far, of which there may be so many, and begins another job. */
    expectAtMost(most: number, job: string): void {
      const steps = names.splice(0)
      console.log(`${job}, on a phone: ${steps.length} steps (${steps.join(', ')})`)
      expect(steps.length, steps.join(', ')).toBeLessThanOrEqual(most)
    },
  }
}

/** Presses the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate(element => element === document.activeElement)
  for (let stops = 0; !(await isFocused()); stops++) {
    expect(stops, `stops before ${control}`).toBeLessThan(MOST_STOPS)
    await page.keyboard.press('Tab')
  }
}
