import LintelGraph
import LintelRules
import LintelScanner
import LintelWorkspace

/// The sources of a project, read, scanned and linked.
public final class Project: Sendable {
  /// The folder that all paths are relative to, as the user named it.
  public let root: String
  public let graph: DependencyGraph
  /// Things worth knowing about what was read, such as a manifest that is partly computed.
  public let notes: [String]
  /// Those of ``notes`` that are about how the graph was refined.
  package let refinementNotes: [String]
  /// What says which targets there are.
  public let projects: FoundProjects
  public let times: PhaseTimes
  /// How many files were left out as they are tests.
  public let testFileCount: Int
  /// How many files were left out as package manifests declare them to be no sources.
  public let excludedFileCount: Int
  /// How many files were left out as they are those of tools, and no target compiles them.
  public let toolFileCount: Int
  /// Branches of `#if` that nobody compiles, by file and place.
  let leftOutBranches: [LeftOutBranch]
  /// Comments that speak to Lintel, by path and place.
  let directives: [Directive]
  /// What counts as the contents of a file instead of what is on the disk.
  private let substitute: FileSubstitute?
  let parts: ProjectParts
  /// `nil` for a project that lies in its checkout, as nearly all do.
  let hidden: HiddenFiles?

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - configuration: what the project is to be judged by, which says which files count and what
  ///     has to be known of them; `nil` for all files, and for nothing that only a rule asks for.
  /// - Throws: what cannot be read, all of it at once; also when no file is left to check, or a
  ///   glob of the configuration's sources matches none.
  public init(
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
          root: root, jobs: options.jobs, targetFiles: selection.targets,
          runManifest: options.runManifest, prune: usage.prunes,
          leavesTestsOut: selection.tests == .exclude, isIncluded: usage.selects)
      }
      let wanted = workspace.files.filter { selection.mayRead($0) }
      let scanned = try times.measure(\.scanning) { () throws(WorkspaceErrors) in
        try SourceReader.scan(
          files: wanted.map(\.path), root: root,
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
    let files = zip(sources.files, sources.facts.files).lazy.map { (path: $0.path, facts: $1) }
    let source = { (path: String) in Self.source(of: path, below: root, substitute) }
    if let errors = ConfigurationErrors(unreadPartsOf: files, source: source) { throw errors }
    let settings = options.settings ?? selection.conditions.map(BuildSettings.init)
    let modules = try ModuleTable(
      workspace.modules, declared: selection.modules, sources.files,
      partial: sources.partialModules(of: workspace.files).union(
        sources.modules(notImportingAllUnder: settings)),
      // What the compiler says of `#if` is truer than what projects say.
      knowsBuilds: options.refine == nil)
    let parts = ProjectParts(
      facts: sources.facts, files: modules.files, modules: modules.modules,
      settings: settings,
      symbolUses: configuration?.symbolUseFilter,
      leavesPreviewsOut: selection.previews == .exclude, workers: Workers(jobs: options.jobs))
    self.parts = parts
    let hidden = HiddenFiles(
      workspace.files.filter(\.isOutside).map(\.path), of: sources.files, sources.facts,
      modules: workspace.modules.map(\.name) + selection.modules.map(\.name))
    self.hidden = hidden
    let leftOutNames: [String]
    (leftOutBranches, leftOutNames, (graph, refinementNotes)) = try times.measure(\.linking) {
      () throws(ConfigurationErrors) in
      let graph = parts.graph()
      let (refined, notes) = try options.refine?(graph, sources.facts) ?? (graph, [])
      return (
        graph.leftOutBranches, graph.leftOutNames,
        (hidden.map { refined.showing($0.replaced) } ?? refined, notes)
      )
    }
    testFileCount =
      selection.tests == .exclude
      ? workspace.files.count { selection.selects($0.path) } - sources.files.count : 0
    excludedFileCount = workspace.excludedFileCount
    projects = workspace.projects
    toolFileCount = workspace.toolFileCount
    self.root = root
    self.substitute = substitute
    directives = Self.directives(in: Array(files), except: leftOutBranches)
    notes =
      workspace.notes
      + damageNotes(of: files, source: source) + conditionalNameNotes(leftOutNames)
      + (hidden.map { [$0.note] } ?? [])
      + refinementNotes
    self.times = times
  }

  /// Comments that speak to Lintel; what stands in code that is left out has nothing to say.
  private static func directives(
    in files: [(path: String, facts: FileFacts)], except branches: [LeftOutBranch]
  ) -> [Directive] {
    var branches = branches[...]
    return files.enumerated().flatMap { position, file in
      let ofFile = branches.prefix { $0.file.position == position }
      branches = branches.dropFirst(ofFile.count)
      var left = ofFile[...]
      return file.facts.directives.filter { fact in
        left = left.drop { $0.range.upperBound <= fact.offset }
        return left.first?.range.contains(fact.offset) != true
      }.map { Directive(path: file.path, offset: $0.offset, end: $0.end) }
    }
  }

  /// How many previews of SwiftUI were left out.
  public var previewCount: Int { parts.facts.files.reduce(0) { $0 + $1.previewCount } }

  /// The bytes of one of the project's files, `nil` if it cannot be read any more.
  public func source(of path: String) -> [UInt8]? {
    Self.source(of: path, below: root, substitute)
  }

  /// A name in the text of a file as it may be shown.
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

/// The files to link, with their facts: what the selection of tests leaves, now that imports are
/// known.
private struct ReadSources {
  let files: [SourceFile]
  let facts: ScannedFiles

  /// - Parameters:
  ///   - modules: those of the workspace.
  ///   - ownModules: the names of the project's modules; one of them may be that of a library for
  ///     tests, and says nothing then.
  init(
    _ found: [WorkspaceFile], _ scanned: ScannedFiles, _ tests: SourceSelection.Tests,
    modules: [WorkspaceModule], ownModules: Set<String>
  ) {
    let libraries = ["XCTest", "Testing"].filter { !ownModules.contains($0) }
    let testModules = Set(scanned.names.numbers(of: libraries).values)
    let isTest = zip(found, scanned.files).map { file, facts in
      // A target that is none of tests compiles what it has, whatever that imports.
      file.isTest
        || !file.modules.contains { modules[$0].isTarget }
          && facts.imports.contains { $0.condition == 0 && testModules.contains($0.module) }
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

  /// Positions of the modules that import something where the settings do not compile it.
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

  /// Positions of the modules of which some of the files given are not here.
  func partialModules(of all: [WorkspaceFile]) -> Set<Int> {
    if files.count == all.count { return [] }
    let kept = Set(files.map(\.path))
    return Set(all.filter { !kept.contains($0.path) }.flatMap(\.modules))
  }
}

extension SourceSelection {
  /// Whether a file may be wanted, as far as its place tells.
  fileprivate func mayRead(_ file: WorkspaceFile) -> Bool {
    selects(file.path) && !(tests == .exclude && file.isTest)
  }
}
