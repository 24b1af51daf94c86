import LintelArchitecture
import LintelPlatform
import LintelRules
import LintelVocabulary
import LintelWorkspace

/// The files that a command is asked to write.
struct OutputPaths {
  let paths: [String]

  /// - Parameters:
  ///   - rulesFiles: what the command reads besides Swift files, with all that these name.
  ///   - baselines: what it reads as well.
  ///   - others: further files that it reads.
  /// - Throws: when writing one of them would lose an input, or another one of them.
  func check(
    rulesFiles: [String], baselines: [String] = [], others: [String] = [],
    _ command: CommandDescription
  ) throws(CommandLineError) {
    let areThere = paths.contains(where: exists)
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
        } else if file.hasSourceName {
          .outputOverSource(path)
        } else if areThere, others.contains(where: { file.isSame(as: FilePlace($0)) }) {
          .outputOverInput(path)
        } else if seen.contains(where: file.isSame) {
          .outputTwice(path)
        } else {
          nil
        }
      if let error { throw CommandLineError(error: error, command: command) }
      seen.append(file)
    }
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

  /// In any case: there are file systems that see no difference.
  var hasSourceName: Bool { path.text.lowercased().hasBytes(atEnd: ".swift") }
}

/// Writes what a command was asked to write to a file.
///
/// - Parameter sources: what the command has read.
/// - Throws: also when a source would be lost: it may be called anything where a link makes it one.
func writeOutput(
  _ bytes: [UInt8], to path: String, besides sources: InputSources
) throws(ConfigurationErrors) {
  if let source = sources.source(at: path) {
    throw ConfigurationErrors(.outputOverSource(path, source))
  }
  do throws(WorkspaceErrors) {
    try writeAtomically(bytes, to: path)
  } catch {
    throw ConfigurationErrors(error)
  }
}

extension InputError {
  fileprivate static func outputOverSource(_ path: String, _ source: String) -> InputError {
    InputError(
      path: path,
      message: "cannot write '\(path)': it is the same file as '\(source)', which was read")
  }
}
