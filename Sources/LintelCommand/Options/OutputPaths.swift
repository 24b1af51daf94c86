import LintelArchitecture
import LintelPlatform
import LintelReports
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The files that a command is asked to write.
struct OutputPaths {
  let paths: [String]

  /// Checks the paths before anything is read.
  ///
  /// - Parameters:
  ///   - rulesFiles: the rules files that are read, with all files that they name.
  ///   - baselines: the baselines that are read.
  /// - Throws: if a path is `-`, or if writing to it would replace one of these files, a Swift
  ///   file, a git file, or the file of another path.
  func check(
    rulesFiles: [String], baselines: [String] = [], _ command: CommandDescription
  ) throws(CommandLineError) {
    let rules = rulesFiles.map(FilePlace.init)
    // Rules files name existing files, so their names need not be compared if no output path
    // exists.
    let named = areThere ? rulesFiles.flatMap(DeclaredArchitecture.files(namedBy:)) : []
    let accepted = baselines.map(FilePlace.init)
    var seen: [FilePlace] = []
    for path in paths {
      let file = FilePlace(path)
      let error: UsageError? =
        if path == "-" {
          .outputToDash
        } else if rules.contains(where: file.isSame) {
          .outputOverRulesFile(path)
        } else if let input = named.first(where: { file.isSame(as: FilePlace($0)) }) {
          .outputOverNamedFile(path, input)
        } else if accepted.contains(where: file.isSame) {
          .outputOverBaseline(path)
        } else if file.isOfGit {
          .outputIntoGit(path)
        } else if file.hasSourceName {
          .outputOverSource(path)
        } else if seen.contains(where: file.isSame) {
          .outputTwice(path)
        } else {
          nil
        }
      if let error { throw CommandLineError(error: error, command: command) }
      seen.append(file)
    }
  }

  /// Checks the paths once everything is read, before anything is written.
  ///
  /// - Parameter mayBeRead: whether a path may replace a file that was read only by one of these
  ///   paths, such as an old baseline.
  /// - Throws: if writing to a path would replace a file that was read, or looked for and found.
  func checkInputs(
    mayBeRead: Bool = false, _ command: CommandDescription
  ) throws(CommandLineError) {
    let own = mayBeRead ? Set(paths.map(AbsolutePath.init)) : []
    for path in paths {
      let inputs = FileLog.shared.paths(ofFileAt: path).filter { !own.contains(AbsolutePath($0)) }
      guard let input = inputs.first else { continue }
      throw CommandLineError(
        error: .outputOverInput(path, AbsolutePath(input).displayed), command: command)
    }
  }

  /// Looks for all files of a project, which makes them inputs: this includes files that were not
  /// read because of an error, and files that other programs read.
  func find(filesBelow root: String) {
    guard areThere, let workspace = try? Workspace(root: root) else { return }
    for file in workspace.files { _ = exists("\(root)/\(file.path)") }
  }

  /// Whether something exists at one of the paths.
  private var areThere: Bool {
    paths.contains { (try? FileStatus(of: $0, followsLinks: false)) != nil }
  }
}

/// The file that a path leads to, for comparisons with other paths.
private struct FilePlace {
  private let path: AbsolutePath
  /// The identity of the file; `nil` if nothing is there.
  private let identity: FileIdentity?

  init(_ path: String) {
    self.path = AbsolutePath(path).resolved
    identity = (try? FileStatus(of: path))?.identity
  }

  func isSame(as other: FilePlace) -> Bool {
    path == other.path || identity != nil && identity == other.identity
  }

  /// Whether the path is in a `.git`, or is that of a `.gitignore`, `.gitattributes` or
  /// `.gitmodules`, in any case.
  var isOfGit: Bool {
    let parts = path.text.lowercased().pathParts
    let names: [Substring] = [".gitignore", ".gitattributes", ".gitmodules"]
    return parts.contains(".git") || parts.last.map(names.contains) ?? false
  }

  /// Whether the name ends in `.swift`, in any case, because some file systems ignore case.
  var hasSourceName: Bool { path.text.lowercased().hasBytes(atEnd: ".swift") }
}

/// Writes the output of a command to a file.
///
/// - Parameter followsLinks: whether the target of a link is written; otherwise the link is
///   replaced.
func writeOutput(
  _ bytes: [UInt8], to path: String, followsLinks: Bool = true
) throws(ConfigurationErrors) {
  do throws(WorkspaceErrors) {
    try writeAtomically(bytes, to: path, followsLinks: followsLinks)
  } catch {
    throw ConfigurationErrors(error)
  }
}

extension Console {
  /// Writes a report to a file, or to standard output if there is no path.
  func deliver(_ report: [UInt8], to path: String?, isForPeople: Bool) -> ExitStatus {
    guard let path else {
      if isForPeople { print(report) } else { output(report) }
      return .success
    }
    do throws(ConfigurationErrors) {
      try writeOutput(isForPeople ? report.withoutLogCommands : report, to: path)
      return .success
    } catch {
      return self.report(error)
    }
  }
}
