/**
 * Lines for a person: wrapped at the terminal's width, coloured only where the terminal can.
 * @param {NodeJS.WriteStream} out
 * @param {NodeJS.ProcessEnv} env
 */
export function createPaper(out, env) {
  const forced = env['FORCE_COLOR'];
  const plain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  const colour = forced === undefined ? out.isTTY && !plain : forced !== '0';
  const width = Math.min(Math.max(out.columns ?? 80, 40), 100);
  /** @type {(on: number, off: number) => (text: string) => string} */
  const paint = (on, off) => (text) => (colour ? `\u001B[${on}m${text}\u001B[${off}m` : text);
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    green: paint(32, 39),
    yellow: paint(33, 39),
    line: (text = '') => void out.write(`${text}\n`),
    /**
     * A text behind a label, further lines below its beginning.
     * @param {string} label
     * @param {string} text
     */
    hang(label, text) {
      for (const [i, part] of wrap(text, width - label.length).entries())
        out.write(`${i === 0 ? label : ' '.repeat(label.length)}${part}\n`);
    },
  };
}

/** @typedef {ReturnType<typeof createPaper>} Paper */

/**
 * @param {string} text
 * @param {number} width
 */
function wrap(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
