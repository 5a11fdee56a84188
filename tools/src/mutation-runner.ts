/**
 * A test runner for Stryker that stays in one process: it loads the tests once, and runs those that reach a mutant again
 * for each one. Stryker itself starts a new process for a mutant that is reached while files load.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reasonOf } from '@curio/kernel'
import type { InstrumenterContext, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { forgetAll, makeForgetful } from './forgetful.ts'
import { type CollectedTest, collectedTests, collectFrom } from './mutation-tests.ts'

/** The member of Stryker's options that is ours. */
interface CurioOptions extends StrykerOptions {
  readonly curio: { readonly testFiles: readonly string[] }
}

/** What Stryker and the mutated code tell each other. */
const mutation: InstrumenterContext = {}

export class MutationRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options)
  readonly #testFiles: readonly string[]
  #isLoaded = false
  #isFresh = true
  #isSpoilt = false

  constructor(options: StrykerOptions) {
    this.#testFiles = (options as CurioOptions).curio.testFiles
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: false }
  }

  async dryRun({ disableBail }: DryRunOptions): Promise<DryRunResult> {
    await this.#load()
    const tests = await run(collectedTests(), disableBail)
    const mutantCoverage = mutation.mutantCoverage ?? { static: {}, perTest: {} }
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, mutantActivation, testFilter, disableBail } = options
    if (this.#isSpoilt) throw new Error('the mutant before this one has left something behind')
    if (mutantActivation === 'runtime') await this.#load()
    activate(activeMutant.id, hitLimit)
    await this.#load()
    const wanted = testFilter && new Set(testFilter)
    const tests = collectedTests()
      .filter(({ id }) => wanted?.has(id) ?? true)
      .toSorted((one, other) => tookLast(one) - tookLast(other))
    const results = await run(tests, disableBail)
    const overLimit = determineHitLimitReached(mutation.hitCount, hitLimit)
    activate(undefined, undefined)
    if (mutantActivation === 'runtime') await this.#tryWithout(tests, results)
    return toMutantRunResult(overLimit ?? { status: DryRunStatus.Complete, tests: results })
  }

  /** A test that now fails without any mutant says nothing about this one, unless it is the first of its process. */
  async #tryWithout(tests: readonly CollectedTest[], results: readonly TestResult[]): Promise<void> {
    const failed = results.filter(({ status }) => status === TestStatus.Failed).map(({ id }) => id)
    const again = await run(
      tests.filter(({ id }) => failed.includes(id)),
      true,
    )
    this.#isSpoilt = again.some(({ status }) => status === TestStatus.Failed)
    if (this.#isSpoilt && !this.#isFresh) throw new Error('an earlier mutant has left something behind')
    this.#isFresh = false
  }

  async #load(): Promise<void> {
    if (this.#isLoaded) return
    this.#isLoaded = true
    Object.assign(globalThis, { __stryker__: mutation })
    makeForgetful()
    enableCompileCache(resolve('.compile-cache'))
    const url = new URL('./mutation-tests.ts', import.meta.url).href
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'node:test' ? { url, shortCircuit: true } : next(specifier, context),
    })
    for (const file of this.#testFiles)
      await collectFrom(file, () => import(pathToFileURL(resolve(file)).href))
  }
}

/** By test, how many milliseconds it took: the quickest ones go first, for the first that fails is enough. */
const took = new Map<string, number>()
const tookLast = ({ id }: CollectedTest): number => took.get(id) ?? 0

function activate(mutant: string | undefined, hitLimit: number | undefined): void {
  Object.assign(mutation, {
    activeMutant: mutant,
    hitLimit,
    hitCount: hitLimit === undefined ? undefined : 0,
  })
}

async function run(tests: readonly CollectedTest[], isWhole: boolean): Promise<TestResult[]> {
  const results: TestResult[] = []
  for (const test of tests) {
    const result = await runOne(test)
    results.push(result)
    if (result.status === TestStatus.Failed && !isWhole) break
  }
  return results
}

async function runOne({ id, run: runTest }: CollectedTest): Promise<TestResult> {
  forgetAll()
  mutation.currentTestId = id
  const start = performance.now()
  const told = () => ({ id, name: id, timeSpentMs: performance.now() - start })
  try {
    await runTest()
    took.set(id, performance.now() - start)
    return { ...told(), status: TestStatus.Success }
  } catch (error) {
    return { ...told(), status: TestStatus.Failed, failureMessage: reasonOf(error) }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'curio', MutationRunner)]

export const strykerValidationSchema = { properties: { curio: { type: 'object' } } }
