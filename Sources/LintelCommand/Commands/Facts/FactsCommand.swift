import LintelArchitecture
import LintelRules
import LintelScanner
import LintelWorkspace

/// `lintel facts`: what the scanner saw, for other tools and for looking at it.
struct FactsCommand: RunnableCommand {
  private let arguments: FactsArguments
  private let console: Console

  init(_ arguments: FactsArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do {
      let (root, paths) = try files()
      let scanned = try SourceReader.scan(files: paths, root: root, jobs: arguments.jobs ?? 0)
      console.write(FactLines.header + "\n")
      for (path, facts) in zip(paths, scanned.files) {
        let source = try readFile(at: root + "/" + path, limit: SizeLimit.source)
        let lines = FactLines(path: path, facts, scanned.names, source)
        console.write(lines.all.map { $0 + "\n" }.joined())
      }
      return .success
    } catch let error as WorkspaceErrors {
      return console.report(ConfigurationErrors(error))
    } catch let error as ConfigurationErrors {
      return console.report(error)
    } catch {
      console.writeError("error: \(error)\n")
      return .failure
    }
  }

  /// The files to read, sorted, and the folder that their paths are relative to: the one that was
  /// named, or for files the working folder, if need be the one around it that holds them all.
  private func files() throws -> (root: String, paths: [String]) {
    switch try NamedPaths(arguments.paths) {
    case .folder(let folder):
      let workspace = try Workspace(root: folder)
      guard !workspace.files.isEmpty else {
        throw ConfigurationErrors.noFiles(root: folder, workspace, SourceSelection(tests: .include))
      }
      return (folder, workspace.files.map(\.path))
    case .files(let names):
      let files = names.map { AbsolutePath($0) }
      let root = files.reduce(AbsolutePath.workingFolder) { $0.common(with: $1) }
      return (root.displayed, Set(files.compactMap { $0.path(below: root) }).sorted())
    }
  }
}
