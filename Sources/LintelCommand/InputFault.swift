import LintelReports
import LintelRules

/// What can be wrong with the paths and names on a command line, and what to say about it.
enum InputFault {
  case missing(String)
  case noFolder(String)
  case notSwift(String)
  case severalFolders([String])
  /// A file that is not below the folder of the rules file.
  case outside(String, root: String)
  /// Two files whose nearest rules files are not the same.
  case severalProjects(String, root: String, other: String, otherRoot: String)
  /// - Parameter above: the nearest folder above that has one.
  case noRulesFile(root: String, above: String?)
  case noRulesFileAbove(String)
  /// A Swift file that is there but was not read.
  case notChecked(String, isSelected: Bool, areTestsExcluded: Bool)
  /// A file that `init` would write.
  case wouldReplace(String)
  case nothingToPropose(root: String)
  /// Nothing is called `name`.
  case unknownSubject(String, nearest: [String])
  /// No rule is called `name`.
  case unknownRule(String, nearest: [String])
  /// The end of the paths of several files.
  case severalFiles(String, [String])
  /// Something that belongs to no node of the graph.
  case notInGraph(String, GraphSummary.Level)
  /// There is no baseline to show or to change.
  case noBaseline(String)
  /// More would be accepted than is.
  case baselineGrows(String, count: Int)
  /// The folder is in no git repository, or git does not say so.
  case noRepository(root: String, reason: String)
  case unknownRevision(String, root: String)
  case gitFailed(String, root: String, reason: String)
  /// What was asked for leaves no dependency to show.
  case nothingToDraw(root: String, message: String)
  /// Only one project was named, and it holds no samples.
  case nothingToCompare(String)
  case sameProject(String, other: String)
  /// A module that no file imports.
  case notImported(String, nearest: String?)

  private var path: String {
    switch self {
    case .missing(let path), .noFolder(let path), .notSwift(let path), .outside(let path, _),
      .severalProjects(let path, _, _, _), .noRulesFile(let path, _), .noRulesFileAbove(let path),
      .notChecked(let path, _, _), .unknownSubject(let path, _), .unknownRule(let path, _),
      .severalFiles(let path, _),
      .notInGraph(let path, _), .nothingToDraw(let path, _), .wouldReplace(let path),
      .nothingToPropose(let path), .noBaseline(let path), .baselineGrows(let path, _),
      .noRepository(let path, _), .unknownRevision(_, let path), .gitFailed(_, let path, _),
      .nothingToCompare(let path), .sameProject(let path, _), .notImported(let path, _):
      path
    case .severalFolders(let paths): paths.first ?? ""
    }
  }

  /// Lower-case start, no full stop, names in single quotes.
  private var message: String {
    switch self {
    case .missing(let path): "'\(path)' is neither a folder nor a file"
    case .noFolder(let path): "there is no folder '\(path)'"
    case .notSwift(let path): "'\(path)' is no Swift file"
    case .severalFolders(let paths):
      "expected one project folder, or Swift files; found \(paths.count) paths; use "
        + "'sources: { include: [...] }' in the rules file to choose folders"
    case .outside(let path, let root):
      "'\(path)' lies outside of '\(root)', the folder of the rules file"
    case .severalProjects(let path, let root, let other, let otherRoot):
      "'\(path)' and '\(other)' belong to different projects, in '\(root)' and '\(otherRoot)'; "
        + "check one at a time"
    case .noRulesFile(let root, let above):
      "no '\(ProjectLocation.rulesFileName)' in '\(root)'; "
        + (above.map { "there is one in '\($0)': name that folder" } ?? Self.advice)
    case .noRulesFileAbove(let path):
      "no '\(ProjectLocation.rulesFileName)' in a folder above '\(path)'; \(Self.advice)"
    case .wouldReplace(let path):
      "'\(path)' is there already; 'lintel init --force' replaces it"
    case .nothingToPropose(let root):
      "no preset fits '\(root)', and all of its code is in one folder, which gives nothing to go by; "
        + "choose a preset with '--preset'"
    case .notChecked(let path, let isSelected, let areTestsExcluded):
      "'\(path)' is not part of the project: "
        + (isSelected
          ? (areTestsExcluded ? "it is a test, or " : "it is ")
            + "what the search for sources leaves out, such as a manifest or a hidden file"
          : "'sources' in the rules file leaves it out")
    case .unknownSubject(let name, let nearest):
      "no declaration, file, folder, module or component is named '\(name)'"
        + (nearest.isEmpty ? "" : "; did you mean \(Self.choice(of: nearest))?")
    case .unknownRule(let name, let nearest):
      "no rule is named '\(name)'"
        + (nearest.isEmpty ? "" : "; did you mean \(Self.choice(of: nearest))?")
    case .severalFiles(let name, let paths):
      "\(paths.count) files are named '\(name)'; did you mean \(Self.choice(of: paths))?"
    case .notInGraph(let name, let level):
      "'\(name)' is part of no \(level.rawValue); choose another '--level'"
    case .noBaseline(let path):
      "there is no baseline '\(path)'; 'lintel baseline write' makes one"
    case .baselineGrows(_, let count):
      "the baseline would grow by \(counted(count, "finding")); fix "
        + (count == 1 ? "it" : "them") + ", or say '--force' to accept "
        + (count == 1 ? "it" : "them") + " as well"
    case .noRepository(let root, let reason):
      "'--since' needs a git repository around '\(root)'; git says: \(reason)"
    case .unknownRevision(let revision, _):
      "git knows no commit '\(revision)'; name a commit, branch or tag, and fetch it first where "
        + "only a part of the history is there"
    case .gitFailed(let command, _, let reason): "'git \(command)' failed: \(reason)"
    case .nothingToDraw(_, let message): message
    case .nothingToCompare(let path):
      "nothing to compare '\(path)' with; name two projects or more, or one folder of "
        + "reference implementations"
    case .sameProject(let path, let other):
      path == other
        ? "'\(path)' is named twice" : "'\(other)' and '\(path)' are the same project"
    case .notImported(let module, let nearest):
      "no file imports '\(module)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  /// `'A', 'B' or 'C'`, with dots for all but a few.
  private static func choice(of names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    guard names.count == shown.count, shown.count > 1, let last = shown.last else {
      return (shown + (names.count > shown.count ? ["…"] : [])).joined(separator: ", ")
    }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }

  private static let advice =
    "write one, starting from a preset such as 'extends: [mvvm]', or name a rules file with "
    + "'--config'"

  var problem: ConfigurationProblem { ConfigurationProblem(path: path, message: message) }
}

extension ConfigurationError {
  init(_ fault: InputFault) { self.init(problems: [fault.problem]) }

  init(_ faults: [InputFault]) { self.init(problems: faults.map(\.problem)) }
}
