import Lintel
import LintelHarness
import LintelReports
import LintelRules
import LintelWorkspace

/// `lintel verify`: do the reference architectures really work?
struct VerifyCommand {
  private let arguments: VerifyArguments
  private let console: Console

  init(_ arguments: VerifyArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do throws(ConfigurationError) {
      let verifier = try Verifier(
        package: arguments.samples, jobs: arguments.jobs,
        timeout: arguments.timeout.map { .seconds($0) },
        progress: { console.writeError("\($0) ...\n") })
      let result: Verification
      do throws(ConfigurationError) {
        result = try verifier.run()
      } catch {
        verifier.removeWork()
        throw error
      }
      if arguments.keepsWork {
        console.note("the work is kept in \(verifier.workFolder)")
      } else {
        verifier.removeWork()
      }
      console.write(result.table)
      if let report = arguments.report { try write(result, to: report.path) }
      return result.isPassed ? .success : .findings
    } catch {
      return console.report(error)
    }
  }

  private func write(_ result: Verification, to path: String) throws(ConfigurationError) {
    do throws(WorkspaceError) {
      try writeAtomically(JUnitWriter().bytes(of: result.junit), to: path)
    } catch {
      throw ConfigurationError(error)
    }
  }
}
