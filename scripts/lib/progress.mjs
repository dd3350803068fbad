const tick = 1000;
const quietTicksBetweenLines = 15;

/**
 * Shows that a step is still going once it has taken more than a second: one line rewritten on a terminal, a line
 * now and then elsewhere.
 * @param {string} name
 * @param {NodeJS.WriteStream} out
 */
export function startProgress(name, out) {
  const started = Date.now();
  let detail = '';
  let ticks = 0;
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const timer = setInterval(() => {
    const line = `  … ${name} ${seconds()}${detail === '' ? '' : `, ${detail}`}`;
    if (out.isTTY) out.write(`\r\u001B[2K${line.slice(0, (out.columns ?? 80) - 1)}`);
    else if (ticks % quietTicksBetweenLines === 0) out.write(`${line}\n`);
    ticks += 1;
  }, tick);
  timer.unref();
  return {
    /** @param {string} text */
    set detail(text) {
      detail = text;
    },
    /**
     * @param {boolean} ok
     * @param {string} [result]
     */
    end(ok, result = '') {
      clearInterval(timer);
      if (out.isTTY && ticks > 0) out.write('\r\u001B[2K');
      out.write(`${ok ? '✓' : '✗'} ${name} ${seconds()}${result === '' ? '' : `, ${result}`}\n`);
    },
  };
}
