import LintelVocabulary

/// The files that were renamed since a baseline was written, as far as its entries show.
///
/// An import, a metric of a file and code at the top level are identified by the path of their file,
/// because nothing else names them. If a path of the baseline is that of no file any more, and a
/// file that the baseline does not mention breaks the same rule in the same way, the file was
/// renamed. As each path stands for one other path, no more findings are accepted than before.
struct RenamedEntries {
  /// The largest number of new paths that are compared with each old path.
  private static let limit = 64

  private let files: Set<String>
  /// The new path of each file.
  private var renamed: [String: String] = [:]

  /// - Parameters:
  ///   - old: the entries of the baseline.
  ///   - new: the breaches of the project.
  ///   - files: the paths of the files of the project.
  init(from old: [FindingIdentity], to new: some Sequence<FindingIdentity>, files: Set<String>) {
    self.files = files
    let gone = old.flatMap { Role.all(of: $0) }.filter { !files.contains($0.path) }
    if gone.isEmpty { return }
    let known = Set(old.flatMap { Role.all(of: $0).map(\.path) })
    let fresh = new.flatMap { Role.all(of: $0) }.filter {
      files.contains($0.path) && !known.contains($0.path)
    }
    let byBreach = Dictionary(grouping: fresh, by: \.breach).mapValues {
      Set($0.map(\.path)).sorted(by: RelativePath.precedes)
    }
    var shared: [Pair: Int] = [:]
    for role in gone {
      guard let paths = byBreach[role.breach] else { continue }
      let name = RelativePath.fileName(of: role.path)
      let alike = paths.filter { RelativePath.fileName(of: $0).hasSameBytes(as: name) }
      for path in alike.isEmpty ? Array(paths.prefix(Self.limit)) : alike {
        shared[Pair(old: role.path, new: path), default: 0] += 1
      }
    }
    var taken: Set<String> = []
    for pair in shared.sorted(by: Self.precedes).map(\.key)
    where renamed[pair.old] == nil && taken.insert(pair.new).inserted {
      renamed[pair.old] = pair.new
    }
  }

  /// Files of one name come first, then files that break the most rules alike.
  private static func precedes(
    _ left: (key: Pair, value: Int), _ right: (key: Pair, value: Int)
  ) -> Bool {
    if left.key.hasSameName != right.key.hasSameName { return left.key.hasSameName }
    if left.value != right.value { return left.value > right.value }
    return left.key.old == right.key.old
      ? RelativePath.precedes(left.key.new, right.key.new)
      : RelativePath.precedes(left.key.old, right.key.old)
  }

  /// Returns the identity that an entry has now; the same if none of its files was renamed.
  func identity(of entry: FindingIdentity) -> FindingIdentity {
    var identity = entry
    for role in Role.all(of: entry) {
      if let path = renamed[role.path] { identity = role.identity(identity, at: path) }
    }
    return identity
  }

  private struct Pair: Hashable {
    let old: String
    let new: String

    var hasSameName: Bool {
      RelativePath.fileName(of: old).hasSameBytes(as: RelativePath.fileName(of: new))
    }
  }
}

/// The part of a breach that is the path of a file, or a name with a path: `Cell in App/Cell.swift`.
private struct Role {
  let path: String
  private let isStart: Bool
  /// The name before the path, with ` in `.
  private let prefix: String
  /// The breach without the paths of files.
  let breach: Breach

  struct Breach: Hashable {
    let identity: FindingIdentity
    let isStart: Bool
  }

  static func all(of identity: FindingIdentity) -> [Role] {
    let from = identity.from.flatMap(split)
    let to = identity.to.flatMap(split)
    if from == nil, to == nil { return [] }
    let plain = identity.replacing(
      from: from.map { $0.prefix } ?? identity.from, to: to.map { $0.prefix } ?? identity.to)
    return [from.map { ($0, true) }, to.map { ($0, false) }].compactMap(\.self).map {
      part, isStart in
      Role(
        path: part.path, isStart: isStart, prefix: part.prefix,
        breach: Breach(identity: plain, isStart: isStart))
    }
  }

  private static func split(_ name: String) -> (prefix: String, path: String)? {
    guard name.hasBytes(atEnd: ".swift") else { return nil }
    let words = name.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, words[1] == "in", !words[0].utf8.contains(UInt8(ascii: "/")) else {
      return ("", name)
    }
    return ("\(words[0]) in ", String(words[2]))
  }

  func identity(_ identity: FindingIdentity, at path: String) -> FindingIdentity {
    isStart
      ? identity.replacing(from: prefix + path, to: identity.to)
      : identity.replacing(from: identity.from, to: prefix + path)
  }
}

extension FindingIdentity {
  fileprivate func replacing(from: String?, to: String?) -> FindingIdentity {
    FindingIdentity(
      rule: rule, from: from, to: to, through: through, kind: kind, isAmbiguous: isAmbiguous)
  }
}
