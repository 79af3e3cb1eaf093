import type { Page } from '@playwright/test'
import { atRest } from '../page/at-rest.ts'

/** Cells that are cut, once the page has come to rest at its width. */
export const cutAtRest = (page: Page): Promise<string[]> => atRest(page, () => cutCells(page))

/**
 * Cells of all tables in sight whose words are wider than their box, are cut at an edge of what scrolls, lie below a column that
 * stays, or touch the head beside them. What a column leaves out as a whole counts as left out, not as cut.
 */
async function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5
    const isHidden = (cell: Element) => cell.hasAttribute('data-cut')
    const boxOf = (table: Element) => {
      for (let box = table.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return box
      }
      return document.documentElement
    }
    const isForEyes = (text: Text) => {
      const parent = text.parentElement!
      return (
        text.data.trim() !== '' &&
        !parent.closest('.sr, svg, select, [aria-hidden="true"].probe') &&
        parent.getClientRects().length > 0
      )
    }
    const textsOf = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const texts: DOMRect[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isForEyes(node as Text)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        texts.push(...range.getClientRects())
      }
      return texts
    }
    const cut: string[] = []
    for (const table of document.querySelectorAll('table')) {
      if (table.getClientRects().length === 0) continue
      const isHeadForEars = table.tHead !== null && getComputedStyle(table.tHead).clipPath !== 'none'
      const box = boxOf(table)
      const { left, width } = box.getBoundingClientRect()
      const sight =
        box === document.documentElement
          ? { from: 0, to: innerWidth }
          : { from: left + box.clientLeft, to: left + box.clientLeft + (box.clientWidth || width) }
      const sticky = [...table.querySelectorAll('tbody tr:first-child > *')].filter(
        (cell) => getComputedStyle(cell).position === 'sticky' && getComputedStyle(cell).left !== 'auto',
      )
      const stuckTo = Math.max(sight.from, ...sticky.map((cell) => cell.getBoundingClientRect().right))
      const heads: { row: Element; from: number; to: number; text: string }[] = []
      for (const cell of table.querySelectorAll('th, td')) {
        if (isHidden(cell) || cell.closest('tfoot[aria-hidden="true"]')) continue
        if (isHeadForEars && cell.closest('thead')) continue
        const texts = textsOf(cell)
        if (texts.length === 0) continue
        const from = Math.min(...texts.map((each) => each.left))
        const to = Math.max(...texts.map((each) => each.right))
        if (to - from < 1 || to <= sight.from || from >= sight.to) continue
        const own = cell.getBoundingClientRect()
        const isStuck = sticky.some((each) => each.getBoundingClientRect().left === own.left)
        const text = (cell.textContent ?? '').replace(/\s+/g, ' ').slice(0, 40)
        const say = (why: string) =>
          cut.push(
            `${why}: "${text}" in ${table.className || table.parentElement?.className} (${[from, to, own.left, own.right, sight.from, sight.to].map(Math.round)})`,
          )
        if (from < own.left - slack || to > own.right + slack) say('wider than its cell')
        else if (to > sight.to + slack || from < sight.from - slack) say('cut at the edge')
        else if (!isStuck && from < stuckTo - slack && to > stuckTo) say('below a column that stays')
        if (cell.closest('thead')) heads.push({ row: cell.parentElement!, from, to, text })
      }
      for (const [index, head] of heads.entries()) {
        const before = heads[index - 1]
        if (before && before.row === head.row && head.from - before.to < 2)
          cut.push(`heads touch: "${before.text}" and "${head.text}"`)
      }
    }
    return cut
  })
}
