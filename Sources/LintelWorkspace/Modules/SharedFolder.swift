import LintelVocabulary

/// The targets of one package that share one folder. Many targets can share it, each with a long
/// list of exclusions, so the verdict on a file is looked up by its path, not by going through the
/// lists.
final class SharedFolder {
  struct Verdict: Equatable {
    /// The index of the first target that compiles the file.
    var compiling: Int?
    /// The index of the first target that excludes the file but whose folder is the whole package.
    var besides: Int?
    /// The index of the first target that declares that the file is not a source.
    var excluding: Int?
  }

  /// The folder of the package.
  let package: String
  private(set) var targets: [TargetFolder] = []
  /// The indices of the targets that list a path as a source, ascending, by the path.
  private var listing: [PathKey: [Int]] = [:]
  /// The indices of the targets that exclude a path, ascending, by the path.
  private var excludedBy: [PathKey: [Int]] = [:]
  /// The indices of the targets that compile everything they do not exclude, ascending.
  private var all: [Int] = []
  /// The verdicts on the paths that targets name, and on all other paths; `nil` until they are made
  /// for the present targets.
  private var verdicts: (named: [PathKey: Verdict], common: Verdict)?

  init(of package: String) { self.package = package }

  func add(_ target: TargetFolder) {
    let position = targets.count
    if target.sources == nil { all.append(position) }
    for path in target.sources ?? [] { listing[PathKey(path), default: []].append(position) }
    for path in target.exclusions { excludedBy[PathKey(path), default: []].append(position) }
    targets.append(target)
    verdicts = nil
  }

  /// Returns the verdict of the targets on a file.
  ///
  /// - Parameter file: a file below the folder.
  func verdict(on file: String) -> Verdict {
    let verdicts = verdicts ?? makeVerdicts()
    // The innermost path that a target names decides, because no target says anything about paths
    // below it.
    let verdict =
      verdicts.named.isEmpty
      ? verdicts.common
      : Self.around(file).lazy.compactMap { verdicts.named[$0] }.first ?? verdicts.common
    let relevant = [verdict.compiling, verdict.besides].compactMap(\.self)
    return relevant.contains { targets[$0].isSpecial(file) } ? askingEach(file) : verdict
  }

  private func askingEach(_ file: String) -> Verdict {
    var verdict = Verdict()
    for (position, target) in targets.enumerated() {
      switch target.verdict(on: file) {
      case .compiled: verdict.compiling = verdict.compiling ?? position
      case .besides: verdict.besides = verdict.besides ?? position
      case .excluded: verdict.excluding = verdict.excluding ?? position
      case .notListed: break
      }
    }
    return verdict
  }

  private func makeVerdicts() -> (named: [PathKey: Verdict], common: Verdict) {
    var named: [PathKey: Verdict] = [:]
    for path in listing.keys { named[path] = verdict(below: path.text) }
    for path in excludedBy.keys where named[path] == nil {
      named[path] = verdict(below: path.text)
    }
    let made = (named, Verdict(compiling: all.first))
    verdicts = made
    return made
  }

  private func verdict(below path: String) -> Verdict {
    let around = Self.around(path)
    let excluding = Set(around.flatMap { excludedBy[$0] ?? [] })
    let listed = around.compactMap { listing[$0] }
    func first(where isMeant: (Int) -> Bool) -> Int? {
      (listed + [all]).compactMap { $0.first(where: isMeant) }.min()
    }
    return Verdict(
      compiling: first { !excluding.contains($0) },
      besides: excluding.isEmpty
        ? nil : first { excluding.contains($0) && targets[$0].isWholePackage },
      excluding: excluding.lazy.filter { !self.targets[$0].isWholePackage }.min())
  }

  /// Returns a path, the folders that it is in, and the root, the innermost first.
  private static func around(_ path: String) -> [PathKey] {
    RelativePath.pathAndFolders(of: path) + [PathKey("")]
  }
}
