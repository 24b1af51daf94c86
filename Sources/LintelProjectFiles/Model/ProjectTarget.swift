import LintelVocabulary

/// A target of a project file: sources that are compiled together into one module.
package struct ProjectTarget: Equatable, Sendable {
  /// The identifier by which the project file, and others that refer to it, name the target.
  package let id: String
  package let name: String
  package let kind: TargetKind
  /// The offset in the project file at which the target is described, in UTF-8 bytes.
  package var offset = 0
  package var module: TargetModule
  package var product: TargetProduct?
  /// The Swift files that are listed one by one, sorted by path, each once. Some may not exist.
  package var files: [ListedFile] = []
  /// The folders whose Swift files belong to the target, with their exceptions.
  package var folders: [SynchronizedFolder] = []
  /// The patterns for the paths of further Swift files of the target.
  package var patterns: [SourcePatterns] = []
  /// The dependencies, in the order of the file, each once.
  package var dependencies: [TargetDependency] = []
  /// Whether ``dependencies`` is complete.
  package var hasAllDependencies = true
  /// Whether some of ``dependencies`` may exist for some platforms only.
  package var hasConditionalDependencies = true
  /// The target that tests run in, whose declarations they can use.
  package var testHost: TargetDependency?
  /// The platforms that the target is built for; `nil` if they are not known.
  package var platforms: Set<Platform>?
  package var configurations: [TargetConfiguration] = []
  /// Whether names may be set for `#if` that ``configurations`` do not contain.
  package var hasUnknownFlags = false

  /// Adds to ``files`` those that patterns name without wildcards, e.g. `App/Main.swift`.
  package mutating func listNamedFiles() {
    let named = patterns.flatMap { pattern in
      pattern.namedFiles.map { ListedFile(path: $0, compilerFlags: pattern.compilerFlags ?? "") }
    }
    if !named.isEmpty { files = ListedFile.merged(files + named) }
  }
}

extension ProjectTarget {
  /// The largest number of builds, more than any target has. Each `#if` is evaluated for each
  /// build.
  package static let buildLimit = 64

  /// Whether the target has too many builds, so that none is known.
  package var hasTooManyBuilds: Bool {
    configurations.reduce(0) { $0 + ($1.platforms?.count ?? 1) } > Self.buildLimit && builds.isEmpty
  }

  /// The builds of the target, each once; empty if nothing is known about one of them, or if there
  /// are more than ``buildLimit``.
  package var builds: [ModuleBuild] {
    let ofFiles = flagsOfFiles
    var builds: [ModuleBuild] = []
    for configuration in configurations {
      let platforms: [Platform?] =
        configuration.platforms.map { $0.sorted { $0.rawValue < $1.rawValue } } ?? [nil]
      for platform in platforms {
        let build = ModuleBuild(
          platform: platform, mayBeCatalyst: platform == .ios && configuration.mayBeCatalyst,
          flags: ofFiles == nil ? nil : configuration.conditions, openFlags: ofFiles ?? [],
          hasAllDependencies: !hasConditionalDependencies)
        guard build.platform != nil || build.flags != nil, builds.count < Self.buildLimit else {
          return []
        }
        if !builds.contains(build) { builds.append(build) }
      }
    }
    return builds
  }

  /// The names that flags of single files set for `#if`, sorted; `nil` if they are not known.
  private var flagsOfFiles: [String]? {
    if hasUnknownFlags { return nil }
    var names: Set<String> = []
    let all: [String?] =
      files.map(\.compilerFlags) + folders.map(\.compilerFlags) + patterns.map(\.compilerFlags)
    for flags in all where flags != "" {
      guard let words = flags?.split(whereSeparator: \.isWhitespace),
        let defined = CompilerFlags.defined(by: words)
      else { return nil }
      names.formUnion(defined)
    }
    return names.sorted()
  }
}

/// The name by which `import` refers to a target.
package struct TargetModule: Equatable, Sendable {
  package let name: String
  /// The names that the module has in other configurations or on other platforms.
  package var alternates: [String]
  /// Whether the name could not be computed, and was derived from the product or the target.
  package var isGuess: Bool

  package init(name: String, alternates: [String] = [], isGuess: Bool = false) {
    self.name = name
    self.alternates = alternates
    self.isGuess = isGuess
  }
}

/// The file that a target makes, which other targets link.
package struct TargetProduct: Equatable, Sendable {
  /// The identifier by which other projects refer to the product.
  package let id: String
  /// The file name without folders, e.g. `Core.framework`.
  package let fileName: String

  /// ``fileName`` without its extension.
  package var baseName: String {
    fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
  }
}

/// The settings with which a target is compiled in one configuration, such as `Debug`.
package struct TargetConfiguration: Equatable, Sendable {
  package let name: String
  /// The names that are set for `#if`, sorted; `nil` if some of them are not known.
  package let conditions: [String]?
  /// The platforms that the target is built for; `nil` if they are not known for certain.
  package var platforms: Set<Platform>?
  /// Whether the target may be built for Mac Catalyst, as code of iOS that runs on a Mac.
  package var mayBeCatalyst = true
  /// The files of the target that the configuration leaves out.
  package var excluded: ExcludedNames?
}
