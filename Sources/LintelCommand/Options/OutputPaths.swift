import LintelArchitecture
import LintelPlatform
import LintelRules
import LintelVocabulary
import LintelWorkspace

/// The files that a command is asked to write.
struct OutputPaths {
  let paths: [String]

  /// Looks at the paths before anything is read.
  ///
  /// - Parameters:
  ///   - rulesFiles: what the command reads besides Swift files, with all that these name.
  ///   - baselines: what it reads as well.
  /// - Throws: when writing one of them would lose one of these or a Swift file, or another one of
  ///   them.
  func check(
    rulesFiles: [String], baselines: [String] = [], _ command: CommandDescription
  ) throws(CommandLineError) {
    let rules = rulesFiles.map(FilePlace.init)
    // What rules files name are files that are there.
    let named = areThere ? rulesFiles.flatMap(Architecture.files(namedBy:)) : []
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

  /// Looks at the paths once everything is read, before anything is written.
  ///
  /// - Parameter mayBeRead: whether a file may be replaced that was read by no other path than one of
  ///   these, such as an old baseline.
  /// - Throws: when writing one of them would lose what was read, or was looked for and found.
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

  /// Looks for all files of a project that the command did not come to read, or does not read
  /// itself: they are inputs all the same.
  func find(filesBelow root: String) {
    guard areThere, let workspace = try? Workspace(root: root) else { return }
    for file in workspace.files { _ = exists("\(root)/\(file.path)") }
  }

  /// Whether one of the paths leads to something.
  private var areThere: Bool {
    paths.contains { (try? FileStatus(of: $0, followsLinks: false)) != nil }
  }
}

/// Where a path leads, to compare it with other paths.
private struct FilePlace {
  private let path: AbsolutePath
  /// `nil` if nothing is there.
  private let identity: FileIdentity?

  init(_ path: String) {
    self.path = AbsolutePath(path).resolved
    identity = (try? FileStatus(of: path))?.identity
  }

  func isSame(as other: FilePlace) -> Bool {
    path == other.path || identity != nil && identity == other.identity
  }

  /// Whether git keeps the file, or looks into it for what to ignore and how to treat files.
  var isOfGit: Bool {
    let parts = path.text.lowercased().pathParts
    let names: [Substring] = [".gitignore", ".gitattributes", ".gitmodules"]
    return parts.contains(".git") || parts.last.map(names.contains) ?? false
  }

  /// In any case: there are file systems that see no difference.
  var hasSourceName: Bool { path.text.lowercased().hasBytes(atEnd: ".swift") }
}

/// Writes what a command was asked to write to a file.
///
/// - Parameter followsLinks: whether, of a link, what it leads to is written; otherwise the link is
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
  /// Writes a report to a file, or without one to standard output.
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
