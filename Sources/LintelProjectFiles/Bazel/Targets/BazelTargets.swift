import LintelVocabulary

/// Converts rules to targets.
struct BazelTargets {
  private(set) var notes: [OffsetNote] = []
  /// The folder of the workspace, relative to the root of the check.
  private let workspace: String
  private var rules: BazelRuleTable
  private var groups = BazelGroups()
  /// The unknown rules for which there is a note, by name.
  private var unknownKinds: Set<String> = []

  init(in workspace: String, _ rules: BazelRuleTable) {
    self.workspace = workspace
    self.rules = rules
  }

  /// Returns the target of a rule; `nil` if rules of its kind never compile anything, or if it
  /// neither compiles Swift nor depends on other targets.
  mutating func target(of rule: BazelRule) -> ProjectTarget? {
    if BazelRuleKind.notCompiling.contains(rule.kind) { return nil }
    let sources = BazelSources(of: rule, in: workspace, &rules, &groups)
    let kind = BazelRuleKind(rule.kind)
    let dependencies = dependencies(of: rule)
    guard kind != nil || sources.areSwift else {
      noteIfSwift(rule)
      return rule.dependencies == BazelList() ? nil : handingOn(rule, dependencies)
    }
    note(sources.problems, on: rule, isKnown: kind != nil)
    return ProjectTarget(
      id: rule.label.text, name: rule.label.name, kind: self.kind(of: rule, kind),
      offset: rule.offset, module: module(of: rule, kind),
      files: sources.files.map { ListedFile(path: $0) },
      patterns: sources.patterns, dependencies: dependencies,
      hasAllDependencies: rule.dependencies.isComplete && !rule.isComputed,
      testHost: rule.attributes["test_host"]?.texts.first.flatMap {
        dependency($0, in: rule.label.package)
      },
      platforms: kind?.platform.map { [$0] },
      configurations: BazelConditions(rule, hasDependencies: !dependencies.isEmpty).configurations,
      // Build options, often in `.bazelrc`, may set further names.
      hasUnknownFlags: true)
  }

  private func handingOn(_ rule: BazelRule, _ dependencies: [TargetDependency]) -> ProjectTarget {
    ProjectTarget(
      id: rule.label.text, name: rule.label.name, kind: .aggregate, offset: rule.offset,
      module: TargetModule(name: moduleName(ofTarget: rule.label.name), isGuess: true),
      dependencies: dependencies,
      hasAllDependencies: rule.dependencies.isComplete && !rule.isComputed)
  }

  /// Returns the kind of a target. Libraries for tests are tests: `testonly = True`.
  private func kind(of rule: BazelRule, _ known: BazelRuleKind?) -> TargetKind {
    let kind = known?.target ?? .library
    return kind == .library && rule.isTestOnly ? .unitTests : kind
  }

  /// Returns the module of a rule. A macro of the project usually names the module like the target:
  /// `app_library(name = "Core")`.
  private func module(of rule: BazelRule, _ kind: BazelRuleKind?) -> TargetModule {
    let written = rule.attributes["module_name"]
    if let names = written?.texts.withoutRepetition, let name = names.first {
      return TargetModule(name: name, alternates: Array(names.dropFirst()))
    }
    let derived = BazelModuleName.derived(from: rule.label)
    let isWritten = written != nil && written != .nothing
    if kind?.isOfSwiftRules == true, !isWritten { return TargetModule(name: derived) }
    let name = moduleName(ofTarget: rule.label.name)
    let isGuess = kind == nil || isWritten
    return TargetModule(
      name: name, alternates: isGuess && derived != name ? [derived] : [], isGuess: isGuess)
  }

  private mutating func note(_ problems: [String], on rule: BazelRule, isKnown: Bool) {
    if !isKnown, unknownKinds.insert(rule.kind).inserted {
      notes.append(
        OffsetNote(
          offset: rule.offset,
          message: "the effect of '\(rule.kind)' is not known; because it lists Swift files, "
            + "each use of it counts as a module"))
    }
    notes += problems.withoutRepetition.map { OffsetNote(offset: rule.offset, message: $0) }
  }

  /// Adds a note if an unknown rule may be a macro that finds Swift files by itself:
  /// `app_swift_library(name = "Core")`.
  private mutating func noteIfSwift(_ rule: BazelRule) {
    let words = rule.kind.split(separator: "_")
    guard words.contains("swift"), ["library", "binary", "test"].contains(words.last),
      !BazelRuleKind.withoutSources.contains(rule.kind), unknownKinds.insert(rule.kind).inserted
    else { return }
    notes.append(
      OffsetNote(
        offset: rule.offset,
        message: "the effect of '\(rule.kind)' is not known; if it compiles Swift files, these are "
          + "left out; 'bazel query' lists them"))
  }

  // MARK: - Dependencies

  private func dependencies(of rule: BazelRule) -> [TargetDependency] {
    rule.dependencies.texts.compactMap { dependency($0, in: rule.label.package) }
      .filter { $0 != .target(id: rule.label.text) }.withoutRepetition
  }

  /// - Returns: `nil` if the dependency is in another repository.
  private func dependency(_ text: String, in package: String) -> TargetDependency? {
    guard let label = BazelLabel(text, in: package) else { return nil }
    if label.package == package { return .target(id: label.text) }
    return .remoteTarget(
      project: RelativePath.join(workspace, label.package), id: label.text, name: label.name)
  }
}

/// The names that a rule sets for `#if`.
private struct BazelConditions {
  /// One configuration for each compilation mode. The third mode, `fastbuild`, sets the same names
  /// as `dbg`.
  let configurations: [TargetConfiguration]

  /// - Parameter hasDependencies: whether the rule depends on other targets, whose `defines` also
  ///   hold for it.
  init(_ rule: BazelRule, hasDependencies: Bool) {
    let defines = rule.list(["defines", "swift_defines"])
    let options = rule.list(["copts", "swift_copts"])
    let flags = CompilerFlags.defined(by: options.texts.map { Substring($0) })
    let isKnown =
      defines.isComplete && options.isComplete && flags != nil && !hasDependencies
    let names = defines.texts + (flags ?? [])
    configurations = [("dbg", "DEBUG"), ("opt", "NDEBUG")].map { mode, ownName in
      TargetConfiguration(
        name: mode, conditions: isKnown ? Set(names + [ownName]).sorted() : nil)
    }
  }
}
