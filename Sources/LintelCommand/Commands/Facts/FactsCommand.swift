import LintelArchitecture
import LintelConfiguration
import LintelScanner
import LintelText
import LintelWorkspace

/// `lintel facts`: the facts of each file, for other tools and for debugging.
struct FactsCommand: RunnableCommand {
  let arguments: FactsArguments
  let console: Console

  func run() -> ExitStatus {
    do {
      let (root, found) = try files()
      let paths = shown(found)
      let scanned = try SourceReader.scan(files: paths, root: root, jobs: arguments.jobs ?? 0)
      console.output(Array((FactLines.header + "\n").utf8))
      for (path, facts) in zip(paths, scanned.files) {
        let source = try readFile(at: root + "/" + path, limit: SizeLimit.source)
        let lines = FactLines(path: path, facts, scanned.names, source)
        console.output(Array(lines.all.map { $0 + "\n" }.joined().utf8))
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

  /// Returns the files in the checkout. Files outside of it, to which links lead, are left out,
  /// because facts show the contents of a file.
  private func shown(_ files: [(path: String, isOutside: Bool)]) -> [String] {
    let outside = files.filter(\.isOutside).map { "'\($0.path)'" }
    if !outside.isEmpty {
      console.note(
        "left out because they are outside of the checkout: "
          + "\(list(outside, last: "and", limit: 3))")
    }
    return files.filter { !$0.isOutside }.map(\.path)
  }

  /// Returns the sorted files to read, and the folder to which their paths are relative: the named
  /// folder or, if files are named, the nearest folder at or above the working folder that contains
  /// all of them.
  private func files() throws -> (root: String, files: [(path: String, isOutside: Bool)]) {
    switch try NamedPaths(arguments.paths) {
    case .folder(let folder):
      let workspace = try Workspace(root: folder)
      guard !workspace.files.isEmpty else {
        throw ConfigurationErrors.noFiles(root: folder, workspace, SourceSelection(tests: .include))
      }
      return (folder, workspace.files.map { ($0.path, $0.isOutside) })
    case .files(let names):
      let files = names.map { AbsolutePath($0) }
      let root = files.reduce(AbsolutePath.workingFolder) { $0.common(with: $1) }
      let outside = files.filter { file in
        file.folder.map { !Checkout(around: $0).holds(file.text) } ?? false
      }
      let isOutside = Set(outside.compactMap { $0.path(below: root) })
      return (
        root.displayed,
        Set(files.compactMap { $0.path(below: root) }).sorted().map { ($0, isOutside.contains($0)) }
      )
    }
  }
}
