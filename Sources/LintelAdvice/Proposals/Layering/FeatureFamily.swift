import LintelGraph
import LintelVocabulary

/// Sibling folders that do not use each other, e.g. the features of an application.
struct FeatureFamily: Equatable {
  /// The name of the part that contains the folders.
  let name: String
  /// The folder that contains the features, relative to the root.
  let folder: String
  /// The number of folders that are kept apart.
  let count: Int
  /// The names of sibling folders that the features share, sorted.
  let shared: [String]
  /// The share of all pairs of files that would lead from one folder to another if files referred
  /// to each other at random.
  let forbiddenShare: Double

  /// - Returns: `nil` if the folders of the part use each other, if there is only one, or if
  ///   ``forbiddenShare`` is too small to be worth a rule.
  init?(in part: ProjectPart, _ pairs: FilePairs, _ folders: FolderTree) {
    guard part.folder != nil else { return nil }
    let children = folders.parts(of: part.files).filter { $0.folder != nil }
    guard children.count > 1, let first = children[0].folder,
      let slash = first.lastIndex(of: "/")
    else { return nil }
    let references = PartReferences(pairs, children)
    let users = Set(references.between.keys.map(\.from))
    let used = Set(references.between.keys.map(\.to))
    let shared = used.subtracting(users)
    let apart = children.indices.filter { !shared.contains($0) }
    guard apart.count > 1, references.between.keys.allSatisfy({ shared.contains($0.to) }) else {
      return nil
    }
    var expected = 0.0
    for from in apart {
      for to in apart where from != to { expected += references.expected(from: from, to: to) }
    }
    forbiddenShare = expected / Double(max(1, references.pairCount))
    guard forbiddenShare >= Tuning.familyShare else { return nil }
    name = part.name
    folder = String(first[..<slash])
    count = apart.count
    self.shared = shared.map { children[$0].name }.sorted()
  }
}
