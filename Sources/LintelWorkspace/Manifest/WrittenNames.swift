import LintelScanner
import LintelVocabulary

/// Where names stand in a manifest, of which the package manager says only what they come to.
struct WrittenNames {
  /// The literals that say a name, by place.
  private var literals: [String: [SourceToken]] = [:]
  /// What declares a target, by its name, from its first byte to its last.
  private var targets: [String: Range<UInt32>] = [:]

  init(_ source: ManifestTokens) {
    for position in 0..<source.end {
      if let name = source.string(position..<position + 1) {
        literals[name, default: []].append(source.tokens[position])
      }
      guard let word = source.word(at: position), ManifestReader.kind(ofTarget: word) != nil,
        source.isMark("(", at: position + 1), let end = source.closer(of: position + 1),
        source.isWord("name", at: position + 2), source.isMark(":", at: position + 3),
        position + 4 < end, let name = source.string(position + 4..<position + 5)
      else { continue }
      // What others write that depend on it is shorter.
      let place = source.tokens[position + 4].end..<source.tokens[end].end
      if place.count > targets[name]?.count ?? 0 { targets[name] = place }
    }
  }

  /// The literal in what declares the target, or else the first in the manifest; the start of the
  /// manifest for a name that is put together.
  func place(of name: String, inTarget target: String) -> (offset: UInt32, length: UInt32) {
    let all = literals[name] ?? []
    var literal = all.first
    if let place = targets[target] {
      let next = all.partitioningIndex { $0.offset >= place.lowerBound }
      if next < all.count, all[next].end <= place.upperBound { literal = all[next] }
    }
    return literal.map { ($0.offset, $0.end - $0.offset) } ?? (0, 0)
  }
}
