import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelJudging
import LintelScanner
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The sources of a project, read, scanned and linked.
package final class Project: Sendable {
  /// The folder that all paths are relative to, as the user wrote it.
  package let root: String
  package let graph: DependencyGraph
  /// Remarks about what was read, e.g. that a manifest is partly computed.
  package let notes: [Note]
  /// The part of ``notes`` that is about how the graph was refined.
  package let refinementNotes: [Note]
  /// The packages and projects that list targets.
  package let projects: FoundProjects
  /// The packages and projects whose targets are not all known.
  let unknownTargets: [Note]
  package let times: PhaseTimes
  /// The number of files that were left out because they are tests.
  package let testFileCount: Int
  /// The number of files that were left out because package manifests exclude them.
  package let excludedFileCount: Int
  /// The number of files that were left out because they belong to a tool and no target compiles
  /// them.
  package let toolFileCount: Int
  /// The comments that are directives for Lintel, sorted by path and offset.
  let directives: [Directive]
  /// The contents that replace those of a file on the disk.
  private let substitute: FileSubstitute?
  let parts: ProjectParts
  /// The files outside of the checkout; `nil` if there are none, the usual case.
  let hidden: HiddenFiles?

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - configuration: the configuration with which the project is to be judged, which selects the
  ///     files and the facts to keep; `nil` for all files, and for no facts that only rules need.
  /// - Throws: all errors of reading at once; also if no file is left to check, or if a glob of the
  ///   configuration's sources matches none.
  package init(
    root: String, for configuration: Configuration?, _ options: ReadingOptions = ReadingOptions()
  ) throws(ConfigurationErrors) {
    let selection = configuration?.sources ?? SourceSelection()
    let substitute = options.substitute
    var times = PhaseTimes()
    let usage = SelectionUsage(selection)
    let workspace: Workspace
    let sources: ReadSources
    do throws(WorkspaceErrors) {
      workspace = try times.measure(\.discovery) { () throws(WorkspaceErrors) in
        try Workspace(
          root: root, jobs: options.jobs, swift: selection.swift,
          targetFiles: selection.targets, runManifest: options.runManifest, prune: usage.prunes,
          leavesTestsOut: selection.tests == .exclude, isIncluded: usage.selects)
      }
      let wanted = workspace.files.filter { selection.mayRead($0) }
      let scanned = try times.measure(\.scanning) { () throws(WorkspaceErrors) in
        try SourceReader.scan(
          files: wanted.map(\.path), root: root, compiler: selection.swift,
          leavesPreviewsOut: selection.previews == .exclude, jobs: options.jobs,
          substitute: substitute)
      }
      sources = ReadSources(
        wanted, scanned, selection.tests, modules: workspace.modules,
        ownModules: Set(workspace.modules.map(\.name) + selection.modules.map(\.name)))
    } catch {
      throw ConfigurationErrors(error, below: root)
    }
    try usage.check()
    guard !sources.files.isEmpty else { throw .noFiles(root: root, workspace, selection) }
    let diagnostics = sources.files.indices.lazy.map { [sources] in
      (path: sources.files[$0].path, diagnostics: sources.facts.files[$0].diagnostics)
    }
    let source = { (path: String) in Self.source(of: path, below: root, substitute) }
    if let errors = ConfigurationErrors(unreadPartsOf: diagnostics, source: source) { throw errors }
    var settings = options.settings ?? selection.conditions.map(BuildSettings.init)
    settings?.setCompiler(selection.swift)
    // The compiler's index knows the traits of its build.
    if options.refine == nil { settings?.add(flagsOf: workspace.modules) }
    let modules = try ModuleTable(
      workspace.modules, declared: selection.modules, sources.files,
      partial: sources.partialModules(of: workspace.files).union(
        sources.modules(notImportingAllUnder: settings)),
      // The compiler's index is more reliable about `#if` than project files are.
      knowsBuilds: options.refine == nil)
    let parts = ProjectParts(
      facts: sources.facts, files: modules.files, modules: modules.modules,
      settings: settings, compiler: selection.swift,
      symbolUses: configuration?.symbolUseFilter,
      leftOutTests: selection.tests == .exclude
        ? sources.paths(missingIn: workspace.files.map(\.path).filter(selection.selects)) : [],
      leavesPreviewsOut: selection.previews == .exclude, workers: Workers(jobs: options.jobs))
    self.parts = parts
    let hidden = HiddenFiles(
      workspace.files.filter(\.isOutside).map(\.path), of: sources.files, sources.facts,
      modules: workspace.modules.map(\.name) + selection.modules.map(\.name))
    self.hidden = hidden
    (graph, refinementNotes) = try times.measure(\.linking) { () throws(ConfigurationErrors) in
      let graph = parts.graph()
      let (refined, notes) = try options.refine?(graph, sources.facts) ?? (graph, [])
      return (hidden.map { refined.showing($0.replaced) } ?? refined, notes)
    }
    testFileCount = parts.leftOutTests.count
    excludedFileCount = workspace.excludedFileCount
    projects = workspace.projects
    unknownTargets = workspace.unknownTargets
    toolFileCount = workspace.toolFileCount
    self.root = root
    self.substitute = substitute
    directives = Self.directives(in: sources, except: graph.leftOutBranches)
    notes =
      workspace.notes
      + damageNotes(of: diagnostics, source: source) + conditionalNameNotes(graph.leftOutNames)
      + (hidden.map { [$0.note] } ?? [])
      + refinementNotes
    self.times = times
  }

  /// Returns the directives in comments, except those in branches that are left out.
  private static func directives(
    in sources: ReadSources, except branches: [LeftOutBranch]
  ) -> [Directive] {
    var branches = branches[...]
    return sources.files.enumerated().flatMap { position, file in
      let ofFile = branches.prefix { $0.file.position == position }
      branches = branches.dropFirst(ofFile.count)
      var left = ofFile[...]
      return sources.facts.files[position].directives.filter { fact in
        left = left.drop { $0.range.upperBound <= fact.offset }
        return left.first?.range.contains(fact.offset) != true
      }.map { Directive(path: file.path, offset: $0.offset, end: $0.end) }
    }
  }

  /// The number of previews of SwiftUI that were left out.
  package var previewCount: Int { parts.facts.files.reduce(0) { $0 + $1.previewCount } }

  /// Returns the bytes of a file of the project; `nil` if it can no longer be read.
  package func source(of path: String) -> [UInt8]? {
    Self.source(of: path, below: root, substitute)
  }

  /// Returns a written name as it may be shown; a hidden name is replaced.
  package func shown(_ name: String) -> String {
    guard let hidden else { return name }
    return hidden.replaced[name.filter { $0 != "`" }] ?? name
  }

  private static func source(
    of path: String, below root: String, _ substitute: FileSubstitute?
  ) -> [UInt8]? {
    substitute?.bytes(for: path) ?? (try? readFile(at: root + "/" + path, limit: SizeLimit.source))
  }
}

/// The files to link, with their facts. Tests are selected here, because some are recognised only
/// by their imports, e.g. `import XCTest`.
private struct ReadSources {
  let files: [SourceFile]
  let facts: ScannedFiles

  /// - Parameters:
  ///   - modules: the modules of the workspace.
  ///   - ownModules: the names of the project's modules; if one of them is `Testing`, `import
  ///     Testing` makes no file a test.
  init(
    _ found: [WorkspaceFile], _ scanned: ScannedFiles, _ tests: SourceSelection.Tests,
    modules: [WorkspaceModule], ownModules: Set<String>
  ) {
    let libraries = ["XCTest", "Testing"].filter { !ownModules.contains($0) }
    let testModules = Set(scanned.names.numbers(of: libraries).values)
    let isTest = found.enumerated().map { position, file in
      // In a target that is not a test target, no import makes a file a test; nor in a folder of a
      // package that computes its targets, because a folder in `Sources` is such a target.
      file.isTest
        || file.modules.allSatisfy { modules[$0].kind == .unclaimed }
          && scanned.files[position].imports.contains {
            $0.condition == 0 && testModules.contains($0.module)
          }
    }
    let kept = found.indices.filter { index in
      switch tests {
      case .include: true
      case .exclude: !isTest[index]
      case .only: isTest[index]
      }
    }
    files = kept.map {
      SourceFile(
        path: found[$0].path, module: ModuleID(found[$0].modules[0]),
        otherModules: found[$0].modules.dropFirst().map { ModuleID($0) }, isTest: isTest[$0])
    }
    facts = kept.count == found.count ? scanned : scanned.keeping(kept)
  }

  /// Returns those of the given paths, sorted like the files, that no file has.
  func paths(missingIn all: [String]) -> [String] {
    var rest = files[...]
    return all.filter { path in
      guard let next = rest.first, next.path.hasSameBytes(as: path) else { return true }
      rest = rest.dropFirst()
      return false
    }
  }

  /// Returns the indices of the modules with an import that the settings do not compile.
  func modules(notImportingAllUnder settings: BuildSettings?) -> Set<Int> {
    guard let settings else { return [] }
    var values: [NameID: Bool?] = [:]
    func holds(_ expression: NameID) -> Bool? {
      if let known = values[expression] { return known }
      let value = Condition(facts.names.text(of: expression)).holds(under: settings)
      values[expression] = .some(value)
      return value
    }
    let found = zip(files, facts.files).filter { _, facts in
      guard facts.imports.contains(where: { $0.condition > 0 }) else { return false }
      let branches = facts.compiledBranches(holds)
      return facts.imports.contains { branches[Int($0.condition)] == false }
    }
    return Set(found.flatMap { $0.0.modules.map(\.position) })
  }

  /// Returns the indices of the modules that lack some of the given files, because they were left
  /// out.
  func partialModules(of all: [WorkspaceFile]) -> Set<Int> {
    if files.count == all.count { return [] }
    let kept = Set(files.map(\.path))
    return Set(all.filter { !kept.contains($0.path) }.flatMap(\.modules))
  }
}

extension SourceSelection {
  /// Whether a file may be selected, judging by its path and its targets only.
  fileprivate func mayRead(_ file: WorkspaceFile) -> Bool {
    selects(file.path) && !(tests == .exclude && file.isTest)
  }
}
