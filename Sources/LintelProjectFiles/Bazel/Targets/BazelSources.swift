import LintelVocabulary

/// The Swift files that a rule lists, or groups that it lists.
struct BazelSources {
  /// Relative to the root of the check, each once.
  private(set) var files: [String] = []
  private(set) var patterns: [SourcePatterns] = []
  /// Whether Swift files are named, and not only matched by patterns for all files.
  private(set) var areSwift = false
  /// What could not be found out.
  private(set) var problems: [String] = []

  /// - Parameter effort: how many files may still be handed on by groups: many rules can list a large
  ///   one.
  init(
    of rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable, effort: inout Int
  ) {
    var waiting = [rule]
    var seen: Set<BazelLabel> = [rule.label]
    while let current = waiting.popLast() {
      if current.label != rule.label {
        effort -= current.sources.count
        guard effort > 0 else {
          problems.append("groups of files are listed too often; some are left out")
          break
        }
      }
      for group in addSources(of: current, for: rule, in: workspace, &rules)
      where seen.insert(group.label).inserted {
        waiting.append(group)
      }
    }
    files = files.withoutRepetition.sorted(by: RelativePath.precedes)
  }

  /// - Returns: the groups that it lists.
  private mutating func addSources(
    of group: BazelRule, for rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable
  ) -> [BazelRule] {
    let list = group.sources
    if !list.isComplete || group.isComputed {
      problems.append(
        "part of what '\(group.label.name)' lists is computed, so files of '\(rule.label.name)' "
          + "may be missing; 'bazel query' knows them")
    }
    for glob in list.globs { add(glob, in: group.label.package, of: workspace, &rules) }
    var groups: [BazelRule] = []
    for text in list.texts {
      guard let label = BazelLabel(text, in: group.label.package) else { continue }
      if let listed = rules.rule(label) {
        if listed.isGroup { groups.append(listed) }
      } else if let file = label.swiftFile {
        files.append(RelativePath.join(workspace, file))
        areSwift = true
      } else if !label.name.utf8.contains(UInt8(ascii: ".")) {
        problems.append(
          "there is no '\(label.text)' to be read; if it stands for Swift files, "
            + "'\(rule.label.name)' lacks them")
      }
    }
    return groups
  }

  /// Takes the innermost folder that the patterns have in common: where files are looked for in a
  /// folder, all patterns there are tried.
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
