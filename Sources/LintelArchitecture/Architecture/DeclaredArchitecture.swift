import LintelFindings
import LintelGraph
import LintelJudging
import LintelPresets
import LintelRules
import LintelText
import LintelVocabulary
import LintelWorkspace
import LintelYAML

/// The architecture that a rules file declares, ready to check projects against.
///
/// ```swift
/// let result = try DeclaredArchitecture(contentsOf: "lintel.yml").check(".")
/// ```
package struct DeclaredArchitecture: Sendable {
  package let configuration: Configuration

  /// Reads a rules file and the files that it extends.
  ///
  /// - Throws: all errors in these files, each with its location.
  package init(contentsOf path: String) throws(ConfigurationErrors) {
    let bytes: [UInt8]
    do throws(WorkspaceErrors) {
      bytes = try readFile(at: path)
    } catch {
      throw ConfigurationErrors(error)
    }
    try self.init(rulesFile: path, bytes)
  }

  /// Reads the text of a rules file.
  ///
  /// - Parameter rulesFile: the path to name in messages; the files that the text extends are
  ///   looked for beside it.
  package init(rulesFile: String, text: String) throws(ConfigurationErrors) {
    try self.init(rulesFile: rulesFile, Array(text.utf8))
  }

  private init(rulesFile: String, _ bytes: [UInt8]) throws(ConfigurationErrors) {
    do throws(ConfigurationErrors) {
      configuration = try Configuration.load(path: rulesFile, presets: Presets.all) {
        path throws(UnreadableFile) in
        path.hasSameBytes(as: rulesFile) ? bytes : try RulesTree.read(path)
      }
    } catch {
      throw RulesTree(of: rulesFile).withoutContents(error)
    }
  }

  /// Reads the contents of a rules file that exists only in code.
  ///
  /// - Parameter file: the path of the Swift file; files that the contents name are looked for
  ///   beside it.
  package init(_ root: YAMLNode, file: String) throws(ConfigurationErrors) {
    do throws(ConfigurationErrors) {
      configuration = try Configuration.load(
        root, path: file, presets: Presets.all, read: RulesTree.read)
    } catch {
      throw RulesTree(of: file).withoutContents(error)
    }
  }

  /// Returns the files that a rules file names: those that it extends, and diagrams. A rules file
  /// with errors is read as far as possible.
  package static func files(namedBy rulesFile: String) -> [String] {
    var paths: [String] = []
    _ = try? Configuration.load(path: rulesFile, presets: Presets.all) {
      path throws(UnreadableFile) in
      if !path.hasSameBytes(as: rulesFile) { paths.append(path) }
      return try RulesTree.read(path)
    }
    return paths
  }

  /// Reads the project in a folder and judges it.
  ///
  /// - Parameters:
  ///   - root: the folder that the globs of the rules file are relative to.
  ///   - options: how the project is read.
  ///   - baseline: where to find the baseline, the findings that are accepted for now.
  /// - Throws: all errors that make a check impossible: files that cannot be read, and components
  ///   or rules that match nothing.
  package func check(
    _ root: String, _ options: ReadingOptions = ReadingOptions(),
    baseline: BaselineFile = .besideRulesFile
  ) throws(ConfigurationErrors) -> CheckResult {
    try check(Project(root: root, for: configuration, options), baseline: baseline).result
  }

  /// Judges a project that was read for this architecture.
  ///
  /// - Parameter today: the day that decides whether exceptions have expired.
  package func check(
    _ project: Project, today: CalendarDate = .today, baseline: BaselineFile = .besideRulesFile
  ) throws(ConfigurationErrors) -> (result: CheckResult, times: PhaseTimes) {
    try configuration.requireRules()
    var times = project.times
    let accepted = try baseline.read(for: configuration)
    let result = try times.measure(\.judging) { () throws(ConfigurationErrors) in
      let judge = try project.judge(configuration)
      let all = judge.uncountedResults(
        today: today, workers: project.parts.workers, source: project.source)
      let suppressions = Suppressions(
        project.directives, rules: all.map(\.rule), source: project.source)
      var (rules, suppressed) = suppressions.applied(to: all)
      // Counted after suppressions, as in a baseline.
      rules = rules.map(\.withCountedExceptions)
      let compared = accepted.map { accepted in
        accepted.baseline
          .following(rules.flatMap(\.findings), files: Set(project.graph.files.map(\.path)))
          .applied(to: rules, path: accepted.path)
      }
      if let compared { rules = compared.results }
      // Joined last, because suppressions and baselines apply to the parts of a joined finding.
      rules = rules.map { $0.replacing(findings: Finding.together($0.findings)) }
      if accepted?.isShown == false { rules = rules.map(\.withoutEntries) }
      var acceptedFindings = compared?.accepted ?? []
      if let hidden = project.hidden {
        rules = rules.map { rule in
          rule.replacing(
            findings: rule.findings.map { $0.hidingLines(where: hidden.contains) })
        }
        suppressed = suppressed.map { $0.hidingLines(where: hidden.contains) }
        acceptedFindings = acceptedFindings.map { $0.hidingLines(where: hidden.contains) }
      }
      return CheckResult(
        rulesFile: configuration.path, fileCount: project.graph.files.count,
        declarationCount: project.graph.declarations.count - project.graph.files.count,
        dependencyCount: project.graph.dependencies.count,
        ambiguousNameCount: project.graph.ambiguousNameCount,
        leftOut: LeftOutCounts(
          previews: project.previewCount, branches: project.graph.leftOutBranches.count,
          tests: project.testFileCount,
          excluded: project.excludedFileCount, tools: project.toolFileCount,
          ways: all.reduce(0) { $0 + $1.consequenceCount }),
        rules: rules, suppressed: suppressed, accepted: acceptedFindings, baseline: compared?.delta,
        notes: project.notes + judge.notes
          + [baseline.note(rulesFile: configuration.path)].compactMap(\.self))
    }
    return (result, times)
  }
}
