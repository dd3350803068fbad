import { DefaultReporter } from 'vitest/node';

/**
 * Prints failures as Vitest's own reporter does and nothing else; counts go to the script that started the run.
 * A file that cannot be loaded and an error outside every test count as one failure each.
 */
export default class CountingReporter extends DefaultReporter {
  #done = 0;

  constructor() {
    super({ summary: false });
  }

  /** @override */
  printTestModule() {}

  /**
   * @override
   * @param {import('vitest/node').TestModule} testModule
   */
  onTestModuleEnd(testModule) {
    super.onTestModuleEnd(testModule);
    this.#done += [...testModule.children.allTests()].length;
    process.send?.({ kind: 'progress', tests: this.#done });
  }

  /**
   * @override
   * @param {readonly import('vitest/node').TestModule[]} testModules
   * @param {readonly import('vitest/node').SerializedError[]} errors
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(testModules, errors, reason) {
    super.onTestRunEnd(testModules, errors, reason);
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    let ofPackages = 0;
    for (const testModule of testModules) {
      counts.failed += testModule.errors().length;
      for (const suite of testModule.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of testModule.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
        if (testModule.relativeModuleId.startsWith('packages/')) ofPackages += 1;
      }
    }
    process.send?.({ kind: 'counts', counts, ofPackages });
  }
}
