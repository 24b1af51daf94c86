import LintelVocabulary

/// The Swift files that a rule lists, directly or through groups.
struct BazelSources {
  /// The files relative to the root of the check, each once.
  let files: [String]
  let patterns: [SourcePatterns]
  /// Whether Swift files are named, and not only matched by patterns for all files: `glob(["**"])`.
  let areSwift: Bool
  /// The messages of notes on files that could not be determined.
  let problems: [String]

  init(
    of rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable,
    _ groups: inout BazelGroups
  ) {
    let all = groups.files(of: rule, in: workspace, &rules)
    files = all.files.withoutRepetition.sorted(by: RelativePath.precedes)
    patterns = all.patterns
    areSwift = all.areSwift
    problems = all.problems.map { $0.message(about: rule.label.name) }
  }
}

/// The files that a rule or group lists directly. The files of the groups that it lists are added
/// later.
struct BazelFiles {
  enum Problem {
    /// Part of the list of a rule or group is computed; the value is its name.
    case computed(String)
    case missing(BazelLabel)
    case tooMany

    /// - Parameter rule: the name of the rule that lists the group.
    func message(about rule: String) -> String {
      switch self {
      case .computed(let group):
        "part of the list of '\(group)' is computed, so files of '\(rule)' may be missing; "
          + "'bazel query' lists them"
      case .missing(let label):
        "there is no '\(label.text)' to read; if it stands for Swift files, '\(rule)' lacks them"
      case .tooMany: "groups of files are listed too often; some are left out"
      }
    }
  }

  /// The files relative to the root of the check, as often as they are listed.
  var files: [String] = []
  var patterns: [SourcePatterns] = []
  var areSwift = false
  var problems: [Problem] = []

  /// The number of elements to copy.
  var count: Int { files.count + patterns.count + problems.count }

  mutating func add(_ other: BazelFiles) {
    files += other.files
    patterns += other.patterns
    areSwift = areSwift || other.areSwift
    problems += other.problems
  }

  /// Adds the files that a rule lists directly.
  ///
  /// - Returns: the groups that the rule lists, whose files are not added.
  mutating func addSources(
    of rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable
  ) -> [BazelRule] {
    let list = rule.sources
    if !list.isComplete || rule.isComputed { problems.append(.computed(rule.label.name)) }
    for glob in list.globs { add(glob, in: rule.label.package, of: workspace, &rules) }
    var groups: [BazelRule] = []
    for text in list.texts {
      guard let label = BazelLabel(text, in: rule.label.package) else { continue }
      if let listed = rules.rule(label) {
        if listed.isGroup { groups.append(listed) }
      } else if let file = label.swiftFile {
        files.append(RelativePath.join(workspace, file))
        areSwift = true
      } else if !label.name.utf8.contains(UInt8(ascii: ".")) {
        problems.append(.missing(label))
      }
    }
    return groups
  }

  /// Adds a `glob`, starting at the innermost folder that its patterns have in common, because each
  /// file in that folder is compared with all of them: `glob(["Sources/A/*.swift"])` starts at
  /// `Sources/A`.
  private mutating func add(
    _ glob: BazelGlob, in package: String, of workspace: String, _ rules: inout BazelRuleTable
  ) {
    let includes = glob.includes.compactMap(SwiftGlob.init)
    let excludes = glob.excludes.compactMap(SwiftGlob.init)
    if includes.isEmpty { return }
    if glob.includes.contains(where: SwiftGlob.namesSwift) { areSwift = true }
    var folders = SwiftGlob.commonFolders(includes)
    let below = SwiftGlob.patterns(excludes, below: folders)
    if below == nil { folders = [] }
    var folder = package
    for part in folders {
      folder = RelativePath.join(folder, part)
      if rules.hasPackage(folder) { return }
    }
    patterns.append(
      SourcePatterns(
        folder: RelativePath.join(workspace, folder),
        includes: (SwiftGlob.patterns(includes, below: folders) ?? includes).map(\.pattern),
        excludes: (below ?? excludes).map(\.pattern)))
  }
}
