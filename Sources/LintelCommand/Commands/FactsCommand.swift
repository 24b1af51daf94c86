import Lintel
import LintelRules
import LintelScanner
import LintelWorkspace

/// `lintel facts`: what the scanner saw, for other tools and for looking at it.
struct FactsCommand {
  private let arguments: FactsArguments
  private let console: Console

  init(_ arguments: FactsArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do {
      let location = try ProjectLocation(paths: arguments.paths, config: nil)
      let workspace =
        if let files = location.files {
          try Workspace(root: location.root, files: files)
        } else {
          try Workspace(root: location.root)
        }
      let paths = workspace.files.map(\.path)
      let scanned = try SourceReader.scan(
        files: paths, root: location.root, jobs: arguments.jobs ?? 0)
      console.write(FactLines.header + "\n")
      for (path, facts) in zip(paths, scanned.files) {
        let source = try readFile(at: location.root + "/" + path)
        let lines = FactLines(path: path, facts, scanned.names, source)
        console.write(lines.all.map { $0 + "\n" }.joined())
      }
      return .success
    } catch let error as ConfigurationError {
      return console.report(error)
    } catch let error as WorkspaceError {
      return console.report(ConfigurationError(error))
    } catch {
      console.writeError("error: \(error)\n")
      return .failure
    }
  }
}
