import LintelVocabulary

/// A folder of sources and what says which of the files below it a module compiles.
///
/// All paths are relative to the root.
struct TargetFolder {
  let path: String
  let module: Int
  /// `nil` for everything below ``path``.
  var sources: [String]?
  var exclusions: [String] = []
}

/// The targets that have one folder. Packages can let many targets share it, each with a long list of
/// what it leaves out, so what becomes of a file is found by its path, not by going through the lists.
final class SharedFolder {
  struct Verdict: Equatable {
    /// Of the first target that compiles a file.
    var module: Int?
    /// Whether some target declares it to be no source.
    var isExcluded = false
  }

  private var targets: [TargetFolder] = []
  /// The positions of the targets that name a path, ascending.
  private var listing: [PathKey: [Int]] = [:]
  private var excluding: [PathKey: [Int]] = [:]
  /// Of the paths that targets name; `nil` when a target was added since.
  private var verdicts: [PathKey: Verdict]?
  /// Of all other paths.
  private var common = Verdict()

  func add(_ target: TargetFolder) {
    for path in target.sources ?? [] { listing[PathKey(path), default: []].append(targets.count) }
    for path in target.exclusions { excluding[PathKey(path), default: []].append(targets.count) }
    targets.append(target)
    verdicts = nil
  }

  /// - Parameter file: a file below the folder.
  func verdict(on file: String) -> Verdict {
    let verdicts = verdicts ?? makeVerdicts()
    if verdicts.isEmpty { return common }
    // The innermost path that a target names decides: below it, nothing else is said.
    return Self.around(file).lazy.compactMap { verdicts[$0] }.first ?? common
  }

  private func makeVerdicts() -> [PathKey: Verdict] {
    let all = targets.indices.filter { targets[$0].sources == nil }
    common = Verdict(module: all.first.map { targets[$0].module })
    var made: [PathKey: Verdict] = [:]
    for target in targets {
      for path in (target.sources ?? []) + target.exclusions where made[PathKey(path)] == nil {
        made[PathKey(path)] = verdict(below: path, all)
      }
    }
    verdicts = made
    return made
  }

  /// - Parameter all: the targets that compile whatever they do not exclude.
  private func verdict(below path: String, _ all: [Int]) -> Verdict {
    let around = Self.around(path)
    let excluding = Set(around.flatMap { self.excluding[$0] ?? [] })
    let isOpen = { (target: Int) in !excluding.contains(target) }
    let listing = around.compactMap { self.listing[$0]?.first(where: isOpen) }
    let first = (listing + [all.first(where: isOpen)].compactMap(\.self)).min()
    return Verdict(
      module: first.map { targets[$0].module },
      isExcluded: !excluding.isEmpty)
  }

  /// A path, the folders that it is in, and the root, the innermost first.
  private static func around(_ path: String) -> [PathKey] {
    RelativePath.pathAndFolders(of: path) + [PathKey("")]
  }
}
