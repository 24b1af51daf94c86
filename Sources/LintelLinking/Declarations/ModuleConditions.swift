import LintelGraph
import LintelScanner
import LintelVocabulary

/// Evaluates the conditions of files for the modules that compile them.
struct ModuleConditions {
  /// The conditions that are evaluated under the same settings.
  private struct Evaluation {
    /// The settings of each ``ModuleBuild``. A condition that holds under only some of them is
    /// open.
    let settings: [BuildSettings]
    /// For each expression, whether it holds under each of ``settings``.
    var values: [NameID: [Bool?]] = [:]
  }

  private var evaluations: [Evaluation] = []
  /// For each module, the index of its evaluation.
  private let ofModules: [Int]
  /// For each file path to which the settings assign a module, the index of the module's
  /// evaluation.
  private var ofFiles: [String: Int] = [:]
  private var parsed: [NameID: Condition] = [:]
  private let assumptions: Assumptions

  /// Evaluates conditions for modules as they are built.
  ///
  /// - Parameters:
  ///   - compiler: the version of the compiler; `nil` if it is not known.
  ///   - assumptions: the values of conditions that the builds do not decide.
  init(_ modules: [Module], compiler: SwiftVersion?, assuming assumptions: Assumptions) {
    self.assumptions = assumptions
    // A module of the project, or of a package that it uses, may have the name of a system's
    // module.
    let ownNames = Set(modules.map(\.name))
      .union(modules.flatMap { ($0.declaredDependencies ?? []).flatMap(\.modules) })
    var known: [[BuildSettings]: Int] = [:]
    var evaluations: [Evaluation] = []
    ofModules = modules.map { module in
      var settings = module.builds.map { build in
        let dependencies = build.dependencies(of: module, among: modules)
        var settings = BuildSettings(build, exceptModules: ownNames, importing: dependencies)
        settings.setCompiler(compiler)
        return settings
      }
      // A literal such as `#if false` is decided without settings.
      if settings.isEmpty { settings = [.open(compiler: compiler)] }
      if let position = known[settings] { return position }
      known[settings] = evaluations.count
      evaluations.append(Evaluation(settings: settings))
      return evaluations.count - 1
    }
    self.evaluations = evaluations
  }

  /// Evaluates conditions for modules under common settings, which may differ for single modules.
  init(
    _ modules: [Module], under settings: BuildSettings, assuming assumptions: Assumptions
  ) {
    self.assumptions = assumptions
    var settings = settings
    for module in modules where !module.name.isEmpty { settings.modules[module.name] = true }
    var known: [String: Int] = [:]
    var evaluations: [Evaluation] = []
    func evaluation(ofModule name: String) -> Int {
      if let position = known[name] { return position }
      known[name] = evaluations.count
      evaluations.append(Evaluation(settings: [settings.settings(ofModule: name)]))
      return evaluations.count - 1
    }
    ofModules = modules.map { evaluation(ofModule: $0.name) }
    ofFiles = settings.fileModules.mapValues(evaluation)
    self.evaluations = evaluations
  }

  /// Returns, for each condition of a file, whether its branch is compiled; `nil` if that is not
  /// known.
  mutating func branches(
    of facts: FileFacts, at file: SourceFile, _ names: NameTable
  ) -> [Bool?] {
    let position = ofFiles[file.path] ?? ofModules[file.module.position]
    for fact in facts.conditions.dropFirst() where !fact.isElse {
      evaluate(fact.expression, at: position, names)
    }
    let values = evaluations[position].values
    // Settings that contradict the assumptions do not count, unless all settings contradict them.
    let all = Array(evaluations[position].settings.indices)
    let assumed =
      assumptions.isEmpty
      ? all : all.filter { !assumptions.contradict(evaluations[position].settings[$0]) }
    let variants = assumed.isEmpty ? all : assumed
    var result = facts.compiledBranches { values[$0]?[variants[0]] }
    for variant in variants.dropFirst() {
      let other = facts.compiledBranches { values[$0]?[variant] }
      for index in result.indices where result[index] != other[index] { result[index] = nil }
    }
    return result
  }

  private mutating func evaluate(_ expression: NameID, at position: Int, _ names: NameTable) {
    guard evaluations[position].values[expression] == nil else { return }
    let condition = parsed[expression] ?? Condition(names.text(of: expression))
    parsed[expression] = condition
    evaluations[position].values[expression] = evaluations[position].settings.map {
      condition.holds(under: $0, assuming: assumptions)
    }
  }
}

extension ModuleBuild {
  /// Returns the names of the modules that can be imported for certain.
  fileprivate func dependencies(of module: Module, among modules: [Module]) -> [String] {
    guard hasAllDependencies, let platform else { return [] }
    return module.dependencies.map { modules[$0] }.filter {
      $0.isLibrary && !$0.isTest && $0.platforms?.contains(platform) == true
    }.map(\.name)
  }
}

extension BuildSettings {
  /// - Parameters:
  ///   - names: the names of modules that may not be the system's.
  ///   - dependencies: the names of modules that can be imported for certain.
  fileprivate init(
    _ build: ModuleBuild, exceptModules names: Set<String>, importing dependencies: [String]
  ) {
    self.init(flags: Set((build.flags ?? []) + build.certainFlags))
    namesAllFlags = build.flags != nil
    openFlags = Set(build.openFlags)
    namesAllFeatures = false
    if let platform = build.platform {
      self.platform = platform.name
      environment = platform.environment
      modules = platform.modules.filter { !names.contains($0.key) }
    }
    if build.mayBeCatalyst {
      for (module, isThere) in Platform.macos.modules where isThere && modules[module] == false {
        modules[module] = nil
      }
    }
    for name in dependencies { modules[name] = true }
  }
}
