import Lintel
import LintelRules
import LintelWorkspace

/// `lintel init`: which rules would suit the project?
struct InitCommand {
  private let arguments: InitArguments
  private let console: Console

  init(_ arguments: InitArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do throws(ConfigurationError) {
      let location = try ProjectLocation(paths: [arguments.path], config: nil)
      let file =
        location.root == "."
        ? InputFault.rulesFileName : location.root + "/" + InputFault.rulesFileName
      if location.rulesFile != nil, !arguments.replaces {
        throw ConfigurationError(.rulesFileExists(file))
      }
      let project = try Project(root: location.root, jobs: arguments.jobs ?? 0)
      guard
        let proposal = try Architecture.proposal(for: project, preset: arguments.preset)
      else { throw ConfigurationError(.nothingToPropose(root: location.root)) }
      // What would be written is judged first, so that nothing is written that cannot be.
      let result = try Architecture(rulesFile: file, text: proposal.text).check(project).result
      try write(proposal.text, to: file)
      console.write(summary(of: proposal, file: file, findingCount: result.findings.count))
      return .success
    } catch {
      return console.report(error)
    }
  }

  private func write(_ text: String, to file: String) throws(ConfigurationError) {
    do throws(WorkspaceError) {
      try writeAtomically(Array(text.utf8), to: file)
    } catch {
      throw ConfigurationError(error)
    }
  }

  private func summary(of proposal: RulesProposal, file: String, findingCount: Int) -> String {
    let next =
      findingCount == 0
      ? "'lintel check' finds nothing against them"
      : "'lintel check' shows \(counted(findingCount, "finding"))"
    return (proposal.evidence + ["wrote \(file); \(next)"]).joined(separator: "\n") + "\n"
  }
}
