import LintelGraph
import LintelText
import LintelVocabulary

/// A division of a project into parts, which share no file and need not contain all files.
struct Partition {
  enum Kind { case modules, endingsOfModules, folders, roles }

  let kind: Kind
  /// The number of times that the largest part was replaced by its folders.
  let openings: Int
  /// The parts, sorted by name.
  let parts: [ProjectPart]

  /// - Parameter parts: the parts, in any order. Parts with the same name are also named after the
  ///   folder around theirs: `Login.View`. If some still have the same name, only the first of them
  ///   is kept.
  init(_ kind: Kind, _ parts: [ProjectPart], openings: Int = 0) {
    self.kind = kind
    self.openings = openings
    let counts = Dictionary(grouping: parts, by: \.name)
    var names: Set<String> = []
    self.parts =
      parts.map { part in
        var part = part
        if counts[part.name]?.count ?? 0 > 1, let folder = part.folder {
          part.name = folder.pathParts.suffix(2).joined(separator: ".")
        }
        // Rules take the name as a pattern.
        part.name = String(part.name.map { "*?{}".contains($0) ? "-" : $0 })
        return part
      }
      .sorted { ($0.name, $0.selector.yaml) < ($1.name, $1.selector.yaml) }
      .filter { names.insert($0.name).inserted }
  }
}

extension Partition {
  /// Returns all partitions that are worth considering: the modules, the modules united by the
  /// endings of their names, the folders, from the first level with several down to the folders of
  /// large parts, and the roles that features have in common.
  static func all(of graph: DependencyGraph, _ folders: FolderTree) -> [Partition] {
    let all = graph.files.indices.map { FileID($0) }
    var partitions: [Partition] = []
    if let (modules, loose) = modulesAndFolders(of: graph, folders) {
      partitions += opened(modules + loose, .modules, folders, fileCount: all.count)
      if let families = endings(of: modules) {
        partitions.append(Partition(.endingsOfModules, families + loose))
      }
    }
    partitions += opened(folders.parts(of: all), .folders, folders, fileCount: all.count)
    if let roles = folders.roles(of: all) { partitions.append(Partition(.roles, roles)) }
    return partitions.filter { $0.parts.count > 1 }
  }

  /// Returns the modules, and the folders of code that belongs to none; `nil` if there are fewer
  /// than two modules.
  private static func modulesAndFolders(
    of graph: DependencyGraph, _ folders: FolderTree
  ) -> (modules: [ProjectPart], folders: [ProjectPart])? {
    let (modules, unclaimed) = moduleParts(of: graph)
    guard modules.count > 1 else { return nil }
    let names = Set(modules.map(\.name))
    let loose = folders.parts(of: unclaimed).filter {
      !names.contains($0.name) && folders.isExact($0)
    }
    return (modules, loose)
  }

  /// Returns a part for each module, and for each set of modules that compile the same files, and
  /// the files that belong to no module.
  private static func moduleParts(
    of graph: DependencyGraph
  ) -> (parts: [ProjectPart], unclaimed: [FileID]) {
    let filesOf = Dictionary(grouping: graph.files.indices.map { FileID($0) }) { file in
      // Test modules may compile the code of other modules.
      let modules = graph.files[file].modules.map { graph.modules[$0.position] }
      return Set((modules.filter { !$0.isTest }).map(\.name).filter { !$0.isEmpty }).sorted()
    }
    let sets = filesOf.keys.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    let shared = sets.filter { $0.count > 1 }.map(Set.init)
    let parts = sets.map { names in
      let further = shared.filter { $0.isStrictSuperset(of: names) }.joined()
      return ProjectPart(
        list(names, last: "and"),
        .modules(names, not: Set(further).subtracting(names).sorted()), files: filesOf[names] ?? [])
    }
    return (parts, filesOf[[]] ?? [])
  }

  /// Returns the partition into the given parts, followed by partitions in which the largest part
  /// is replaced by its folders, once, twice and so on, as long as the largest part has at least
  /// three of ten files.
  private static func opened(
    _ parts: [ProjectPart], _ kind: Kind, _ folders: FolderTree, fileCount: Int
  ) -> [Partition] {
    var parts = parts
    var partitions = [Partition(kind, parts)]
    for openings in 1...Tuning.mostOpenings {
      guard
        let largest = parts.indices.max(by: {
          (parts[$0].files.count, parts[$1].name) < (parts[$1].files.count, parts[$0].name)
        }), Tuning.openedPart.isReached(by: parts[largest].files.count, of: fileCount)
      else { break }
      if case .filesOfFolder = parts[largest].selector { break }
      let inner = folders.parts(of: parts[largest].files).filter(folders.isExact)
      guard inner.count > 1 else { break }
      parts.remove(at: largest)
      parts += inner
      partitions.append(Partition(kind, parts, openings: openings))
    }
    return partitions
  }

  /// Unites modules whose names end in the same word, such as `LoginFeature` and `OrdersFeature`,
  /// in one part. Returns `nil` unless at least three names end in one word.
  private static func endings(of modules: [ProjectPart]) -> [ProjectPart]? {
    let words = modules.map(\.moduleName?.lastWord)
    let counts = Dictionary(grouping: words.compactMap(\.self)) { $0 }.mapValues(\.count)
    let shared = Set(counts.filter { $0.value >= Tuning.fewestModulesOfEnding }.keys)
    // The pattern must not select other modules, e.g. `Feature`.
    let endings = shared.filter { word in
      modules.allSatisfy { module in
        guard case .modules(let names, _) = module.selector else { return true }
        return module.moduleName?.lastWord == word || !names.contains { $0.hasSuffix(word) }
      }
    }
    guard !endings.isEmpty else { return nil }
    var files: [String: [FileID]] = [:]
    var parts: [ProjectPart] = []
    for (module, word) in zip(modules, words) {
      if let word, endings.contains(word) {
        files[word, default: []] += module.files
      } else {
        parts.append(module)
      }
    }
    return parts
      + files.map { word, files in
        ProjectPart(
          word.hasSuffix("s") ? word : word + "s", .modulesEnding(word),
          files: files.sorted { $0.position < $1.position })
      }
  }
}

extension ProjectPart {
  /// The name of the module; `nil` for code that several modules compile, and for folders.
  fileprivate var moduleName: String? {
    guard case .modules(let names, _) = selector, names.count == 1 else { return nil }
    return names[0]
  }
}

extension String {
  /// The last of several words that are written together, as `Feature` in `LoginFeature`; `nil` for
  /// a single word.
  fileprivate var lastWord: String? {
    guard let start = lastIndex(where: { $0.isASCII && $0.isUppercase }), start > startIndex,
      self[index(before: start)].isLowercase, self[start...].count > 2
    else { return nil }
    return String(self[start...])
  }
}
