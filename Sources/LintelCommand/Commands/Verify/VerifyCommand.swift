import LintelHarness
import LintelPlatform
import LintelReports
import LintelSystem
import LintelText

/// `lintel verify`: builds, tests and checks the reference architectures.
struct VerifyCommand: RunnableCommand {
  let arguments: VerifyArguments
  let console: Console

  func run() throws(CommandLineError) -> ExitStatus {
    let samples = (try? Sample.all(in: arguments.samples)) ?? []
    let outputs = OutputPaths(paths: arguments.report.map { [$0.path] } ?? [])
    let command = VerifyArguments.command.description(in: CommandLineInterface.name)
    try outputs.check(rulesFiles: samples.map(\.rulesFile), command)
    // Builds read these files, or this command does so after the builds; looking for them now makes
    // them inputs.
    outputs.find(filesBelow: arguments.samples)
    for sample in samples {
      for overlay in (try? sample.overlays()) ?? [] { _ = exists(overlay.expectedFile) }
    }
    try outputs.checkInputs(command)
    do throws(ConfigurationErrors) {
      try ReportFormat.junit.load()
      let result = try verify()
      if let path = arguments.report?.path {
        try writeOutput(JUnitWriter().bytes(of: result.junit), to: path)
      }
      console.write(result.table)
      return result.isComplete ? (result.isPassed ? .success : .findings) : .failure
    } catch {
      return console.report(error)
    }
  }

  /// Verifies the samples, and leaves nothing behind even if the user interrupts the program.
  private func verify() throws(ConfigurationErrors) -> Verification {
    let signals = HeldSignals()
    defer { signals.release() }
    let line = ProgressLine(console: console)
    let verifier = try Verifier(
      package: arguments.samples,
      VerificationOptions(
        names: arguments.names, jobs: arguments.jobs,
        timeout: arguments.timeout.map { .seconds($0) }, repetitions: arguments.repetitions,
        logFolder: arguments.logFolder, buildFolder: arguments.buildFolder),
      isStopped: { signals.haveCome }, progress: line.show)
    let result: Verification
    do throws(ConfigurationErrors) {
      result = try verifier.run()
      line.clear()
    } catch {
      line.clear()
      verifier.removeWork()
      throw error
    }
    if arguments.keepsWork {
      console.note("the builds are kept in \(verifier.workFolder)")
    } else {
      verifier.removeWork()
    }
    return result
  }
}
