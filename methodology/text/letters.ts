/** Marks of notes, which run into a figure: `※1`, `*1`, `（注）1`. */
const noteMarks =
  /[※*＊]\s?\d{1,2}(?:\s*[,、]\s*\d{1,2})*(?![\d,.]*\d{3})|\(注\)?\s?\d{1,2}\)?(?:\s*[,、]\s*\d{1,2})*|\(注\)/g

/** Letters of any width as plain ones; circled numbers, which number a list, as spaces. */
export const plain = (text: string) =>
  text
    .replace(/[\u2460-\u24ff\u2776-\u2793]/g, ' ')
    .normalize('NFKC')
    .replace(/[〜∼]/g, '~')

/** Letters of one width, one space for any run of spaces, no spaces within Japanese words, no marks of notes. */
export function plainLetters(text: string): string {
  return plain(text)
    .replace(noteMarks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\u3040-\u30ff\u3400-\u9fff々]) (?=[\u3040-\u30ff\u3400-\u9fff々])/g, '')
    .trim()
}

/** Letters of one width without any spaces, for words that filers set with spaces between their characters. */
export const squeeze = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
